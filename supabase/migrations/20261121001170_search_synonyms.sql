-- Words that finance people abroad type where the texts use others (SEARCH-6): general VAT terms, and irregular forms
-- that no stemmer knows. Every database begins with them, whatever its texts are; staff can change all of them.

insert into public.synonyms (typed, means)
select split_part(s.line, ': ', 1), string_to_array(split_part(s.line, ': ', 2), ' ')
from regexp_split_to_table($words$
recover: refund recovery deduct deduction reclaim; reclaim: refund deduct deduction recover; refund: recover reclaim
repayment back; claim: deduct deduction; deduct: recover claim; credit: deduction; repayment: refund; reimburse:
refund; offset: deduct; charge: impose chargeable; due: payable filing filed; owe: payable liable; waive: waiver;
relief: exempt exemption; blocked: restricted restriction; taxable: liable; debt: debts unpaid; uncollectible: bad;
irrecoverable: bad blocked; vendor: supplier seller; supplier: seller provider; seller: supplier dealer; customer:
buyer recipient; client: customer buyer recipient; buyer: customer purchaser; purchaser: buyer; trader: dealer;
merchant: dealer; taxpayer: dealer liable; overseas: foreign abroad; abroad: foreign overseas outside; foreign:
abroad; nonresident: foreign; international: foreign; offshore: foreign abroad; company: companies body; corporate:
company; business: dealer; firm: company; subsidiary: parent; affiliate: related subsidiary; intercompany: related;
staff: employee employees; employee: staff; worker: employee staff; personnel: employee staff; freelancer: dealer;
charity: nonprofit organisation; ngo: nonprofit organisation; nonprofit: organisation; bank: financial; b2c: consumer
consumers; b2b: dealer business; consumer: customer; director: manager officer; shareholder: controlling holder;
officer: manager; agent: representative intermediary; fiscal: representative; rep: representative; self: itself;
broker: intermediary brokerage agent; embassy: diplomatic missions; diplomat: diplomatic; visitor: tourist; traveller:
tourist; patient: medical hospital; doctor: medical; liquidator: receiver insolvency; bankruptcy: insolvency
liquidator; insolvency: liquidator; car: vehicle vehicles; vehicle: car cars; entertainment: hospitality; gift:
presents; meal: hospitality; lunch: meals; food: meals fruit; canteen: meals; property: estate; building: estate;
land: estate; house: home residential; apartment: home residential; rent: letting rental; lease: letting; diamond:
diamonds stones; gold: precious metals; jewellery: precious stones; art: artworks; secondhand: used; software: digital
computerised; saas: software subscription digital; app: software digital; ecommerce: online internet digital;
internet: online digital; online: internet digital; digital: electronic internet online; electronic: digital
computerised online; website: internet online; supply: transaction sale; purchase: buyer bought; export: exported;
sale: sales; freight: carriage cargo; shipping: carriage ships; flight: aircraft carriage passengers; transport:
carriage transported; duty: customs; parcel: personal imports; download: intangible digital; licence: intangible;
royalty: intangible; ip: intangible; loan: loans deposits credit; interest: linkage; inflation: linkage index; grant:
donation support; subsidy: grant support; prepayment: advance; deposit: advance guarantee; instalment: instalments;
invoice: invoicing; bill: invoice; receipt: invoice; memo: note; einvoice: allocation; einvoicing: allocation;
clearance: allocation; mandate: allocation; selfbilling: itself reverse; fake: fictitious unlawful; false: fictitious
fake unlawful; fraud: evasion fictitious unlawful; mistake: correcting correction wrong; error: correcting correction
wrong; wrong: correcting correction; cancel: cancelled cancellation; amend: correct correction supplementary; fix:
correct correction; deadline: due within days postponed; late: delay; delay: postpone late; overdue: late unpaid;
extension: extend postpone; monthly: month; bimonthly: months; annual: yearly year; yearly: annual; nil: activity;
dormant: activity; declaration: return; filing: return; file: return returns; report: return; submit: filing file;
archive: retention keeping; store: keeping kept keep; retain: retention keeping; retention: keeping kept; record:
books; ledger: books; accounting: books bookkeeping; bookkeeping: books; document: documents papers; email:
electronically; paperless: electronically scanned; pdf: electronically computerised; threshold: ceiling turnover
amount; limit: ceiling limits; ceiling: threshold limit; revenue: turnover; turnover: sales ceiling; percentage: rate;
percent: rate; amount: sum; cost: expense price; expense: cost costs expenses; value: price; consideration: price; id:
number; penalty: fine fines; fine: penalty penalties; sanction: fine penalties; surcharge: fine interest; audit:
assess assessment examined; inspection: examined search; raid: search seizure; dispute: objection appeal; challenge:
objection appeal; contest: objection appeal; disagree: objection appeal dispute; litigation: appeal court; object:
objection; jail: imprisonment offences; prison: imprisonment offences; crime: offence offences criminal; criminal:
offence offences; limitation: years limits; lookback: years back; secrecy: confidentiality; privacy: confidentiality;
evidence: proof; prove: proof evidence; sell: sale sales sold seller; sold: sell sale; buy: bought purchase buyer;
bought: buy; pay: paid payment; paid: pay payment; payment: paid pay; send: sent sending; sent: send sending; keep:
kept keeping; kept: keep keeping; choose: choice; leave: departure left; lose: lost loses; bring: brought; hold: held;
withdraw: withdrawn; begin: start commencement; start: begin commencement begins; end: ceased ends; stop: ceased
stops; close: ceased ends; join: joint jointly group; liable: liability; liability: liable
$words$, '\s*;\s+') as l (line), lateral (select btrim(regexp_replace(l.line, '\s+', ' ', 'g')) as line) as s;
