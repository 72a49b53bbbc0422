-- The pages and tools of the site as answers (SEARCH-11).

create table private.pages (
    url text primary key,
    what text not null check (what in ('Page', 'Tool')),
    title text not null,
    asked_as text[] not null check (private.are_wordings(asked_as, 3000))
);
comment on table private.pages is
    'The pages that are no text, by the names that the site gives them (src/names/site-pages.ts), and how people ask '
    'for them.';
insert into private.pages (url, what, title, asked_as) values
    ('/', 'Page', 'Home: the VAT rate of any day', '{home,home page,start page,main page}'),
    ('/law/vat-law', 'Page', 'VAT Law',
        '{the law,VAT act,value added tax law,text of the law,contents of the law,law text,חוק מע״מ,hok maam}'),
    ('/law/regulations', 'Page', 'Regulations', '{VAT regulations,text of the regulations,תקנות,תקנות מע״מ,takanot}'),
    ('/law/booking-rules', 'Page', 'Booking Rules',
        '{bookkeeping rules,bookkeeping directives,הוראות ניהול פנקסים,ניהול ספרים}'),
    ('/rulings', 'Page', 'Court Rulings', '{rulings,case law,court cases,court decisions,judgments,פסקי דין,פסיקה}'),
    ('/decisions', 'Page', 'Tax Decisions', '{tax rulings,pre-rulings,advance rulings,החלטות מיסוי}'),
    ('/faqs', 'Page', 'Common Questions',
        '{FAQ,FAQs,questions,questions and answers,frequently asked questions,Q&A,שאלות נפוצות,שאלות ותשובות}'),
    ('/news', 'Page', 'News & Updates', '{news,updates,latest news,VAT news,חדשות,עדכונים}'),
    ('/glossary', 'Page', 'Glossary',
        '{terms,defined terms,definitions,dictionary,Hebrew terms,vocabulary,מילון,מונחים,הגדרות}'),
    ('/guides', 'Page', 'Guides', '{all guides,step by step guides,decision trees,מדריכים}'),
    ('/amounts', 'Tool', 'Rates and amounts',
        '{amounts,figures,all figures,rate history,history of the VAT rate,former VAT rates,'
        'שיעורים וסכומים,שיעורי מע״מ}'),
    ('/which-rate', 'Tool', 'Which rate applies?',
        '{rate calculator,VAT rate calculator,VAT calculator,calculate VAT,tax point calculator,'
        'time of supply calculator,17 or 18 percent,מחשבון מע״מ,איזה שיעור חל}'),
    ('/allocation-number', 'Tool', 'Does this invoice need an allocation number?',
        '{allocation number tool,allocation number calculator,allocation number checker,check an allocation number,'
        'invoice checker,does my invoice need an allocation number,האם צריך מספר הקצאה}'),
    ('/deadlines', 'Tool', 'Deadlines: by which day?',
        '{deadlines,all deadlines,due dates,filing dates,filing calendar,deadline calculator,due date calculator,'
        'VAT calendar,tax calendar,לוח מועדים}'),
    ('/changes', 'Page', 'What changed',
        '{changes,what is new,what''s new,whats new,recent changes,latest changes,change log,changes in the law,'
        'law changes,amendments,מה השתנה,מה חדש,שינויים}'),
    ('/pack', 'Page', 'Print pack', '{pack,print,printing,print several texts,bundle,הדפסה}'),
    ('/contact', 'Page', 'Contact Us', '{contact,write to us,email us,ask the editors,feedback,צור קשר,יצירת קשר}'),
    ('/privacy', 'Page', 'Privacy Policy', '{privacy,privacy notice,cookies,data protection,GDPR,פרטיות}'),
    ('/terms', 'Page', 'Terms of Use', '{terms,terms and conditions,conditions of use,disclaimer,תנאי שימוש}'),
    ('/accessibility', 'Page', 'Accessibility Statement', '{accessibility,WCAG,נגישות,הצהרת נגישות}'),
    ('/open-data', 'Page', 'Open Data', '{download the data,downloads,data files,JSON,CSV,API,נתונים פתוחים}'),
    ('/offline', 'Page', 'Kept on This Device', '{offline,read offline,without internet,saved pages,לא מקוון}');
alter table private.pages enable row level security;
grant select on private.pages to anon, authenticated, service_role;
create policy "everyone knows the pages" on private.pages for select to anon, authenticated using (true);
