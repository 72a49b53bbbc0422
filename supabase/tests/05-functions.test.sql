-- What holds for every function, and who may call which.
begin;
select plan(8);

create temporary table ours on commit drop as
select p.oid, n.nspname as schema, p.oid::regprocedure::text as name, p.prosecdef, p.provolatile, p.proconfig, p.proacl
from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
where n.nspname in ('public', 'private')
    and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e');

-- The other settings are for speed, jit=off and plan_cache_mode, and for work on many rows: PostgREST 12.2 and later
-- give the whole request the statement_timeout of its procedure (docs.postgrest.org, "Transactions"): as long as a
-- browser waits for an answer (src/data/backend-fetch.ts).
select is_empty(
    $$select name, proconfig from ours where proconfig is distinct from case
        when name = 'search_content(text,text,integer,integer)'
            then array['search_path=""', 'jit=off', 'plan_cache_mode=force_generic_plan']
        when name = 'private.search_list(text,text,jsonb,date,date,integer,integer,text[])'
            then array['search_path=""', 'jit=off', 'plan_cache_mode=force_custom_plan']
        when name = 'private.citations_of(uuid[],text)'
            then array['search_path=""', 'plan_cache_mode=force_custom_plan']
        when name = 'private.text_changed()'
            then array['search_path=""', 'plan_cache_mode=force_generic_plan']
        when name = 'recent_changes(bigint,uuid)'
            then array['search_path=""', 'plan_cache_mode=force_custom_plan']
        when name ~ '^(move_rows|change_rows|undo_changes|restore_version|get_page_answers)\('
            then array['search_path=""', 'statement_timeout=20s']
        else array['search_path=""'] end$$,
    'SEC-1 STAFF-2 every function runs with an empty search_path, and but for these few nothing else is set');
select is_empty($$select name from ours where prosecdef and schema <> 'private'$$,
    'SEC-1 only functions that no client can call by name run with their owner''s rights');
select set_eq($$select name from ours where prosecdef$$,
    $$values ('private.is_staff()'), ('private.count_faq_view(uuid)'), ('private.ask_for_puzzle(text)'),
        ('private.sum_faq_feedback(uuid)'),
        ('private.text_changed()'), ('private.citing_texts(uuid[])'), ('private.citations_of(uuid[],text)'),
        ('private.provisions_named(text,uuid[])'), ('private.limit_sender()'),
        ('private.renew_subscription()'), ('private.replace_feedback()'),
        ('private.record_history()'), ('private.restore_version(bigint)'), ('private.set_slug()'),
        ('private.sections_placed()'), ('private.chapters_moved()'), ('private.before_writing()'),
        ('private.content_changed()'), ('private.provisions_cited(uuid)'),
        ('private.provisions_placed(text,uuid[])'),
        ('private.links_of(text,uuid[],text)'), ('private.row_usage(uuid[])'), ('private.is_file_there(text)'),
        ('private.way_back(private.dead_links)'), ('private.account_name(uuid)'), ('private.provisions_changed()'),
        ('private.instruments_changed()'), ('private.files_changed()'),
        ('private.text_targets(text,uuid)'), ('private.attempts_of_lone_sender()'),
        ('private.shown_name(uuid,text)'), ('private.own_account()'), ('private.rename_oneself(text)'),
        ('private.mark_removed(text,uuid[],boolean)'), ('private.delete_removed(uuid[])')$$,
    'SEC-1 these run with their owner''s rights and no other');
select is_empty($$select name from ours where prosecdef
    and obj_description(oid, 'pg_proc') !~ 'Security definer, because'$$,
    'SEC-1 who runs with the owner''s rights says why');
select is_empty($$select name from ours where obj_description(oid, 'pg_proc') is null$$,
    'DATA-1 every function says what it does');
select is_empty(
    $$select name from ours cross join lateral aclexplode(coalesce(proacl, acldefault('f', 10))) as acl
        where acl.grantee = 0$$,
    'SEC-1 nobody may call a function merely because Postgres lets everybody');

-- The searches run with the caller's rights, so their steps are granted to clients, like the procedures themselves.
create temporary table search_steps (name, provolatile) on commit drop as values
    ('search_content(text,text,integer,integer)', 's'),
    ('search_rulings(text,text[],text[],date,date,integer,integer)', 's'),
    ('search_tax_decisions(text,text[],text[],text[],date,date,integer,integer)', 's'),
    ('search_news(text,text[],integer,integer)', 's'),
    ('get_list_options(text,text[])', 's'),
    ('private.items_concerning(text,text[])', 's'),
    ('private.provision_options(text)', 's'),
    ('private.provision_kind(text,text)', 'i'),
    ('private.provision_word(text,text)', 'i'),
    ('private.instrument_of(text)', 'i'),
    ('private.instrument_name(text,text)', 'i'),
    ('private.provision_name(text,text,text)', 'i'),
    ('private.section_name(text,text,text)', 'i'),
    ('get_neighbours(text,uuid[])', 's'),
    ('private.neighbours_of(text,uuid[])', 's'),
    ('private.fold_for_list(text)', 'i'),
    ('private.search_list(text,text,jsonb,date,date,integer,integer,text[])', 's'),
    ('private.list_page(text,text,jsonb,date,date,integer,integer,text[])', 's'),
    ('get_faq_provisions()', 's'),
    ('get_answered_questions()', 's'),
    ('get_content_counts()', 's'),
    ('get_amounts(text)', 's'),
    ('private.first_sentence(text)', 'i'),
    ('private.provisions_of(text,uuid[])', 's'),
    ('private.provisions_placed(text,uuid[])', 's'),
    ('private.provisions_named(text,uuid[])', 's'),
    ('private.sections_of(text,uuid[])', 's'),
    ('private.with_number(text,text)', 'i'),
    ('private.is_noise(text)', 'i'),
    ('private.is_stop_word(text)', 'i'),
    ('private.join_queries(tsquery[],text)', 'i'),
    ('private.search_entries(text,integer,text)', 'i'),
    ('private.search_excerpt(text,text,text)', 'i'),
    ('private.search_key(text)', 'i'),
    ('private.search_numbers(text,text)', 'i'),
    ('private.search_stem(text)', 'i'),
    ('private.search_text(text)', 'i'),
    ('private.search_tokens(text)', 'i'),
    ('private.search_vector(text,text,text,text,text)', 'i'),
    ('private.search_candidates(private.search_term[],tsquery,tsquery,bigint[])', 's'),
    ('private.search_corrections(text)', 's'),
    ('private.search_wanted(private.search_term[])', 's'),
    ('private.search_counts(tsquery,integer[],bigint[],integer)', 's'),
    ('private.search_matches(tsquery,double precision,integer)', 's'),
    ('private.search_meanings(text)', 's'),
    ('private.search_numbered(text,text)', 's'),
    ('private.search_page(bigint[],real[],text,text)', 's'),
    ('private.search_phrase(text[],boolean)', 's'),
    ('private.search_phrase_term(text,text[],text,boolean)', 's'),
    ('private.search_ranking(bigint[],bigint[],private.search_term[],text,tsquery)', 's'),
    ('private.search_references(text)', 's'),
    ('private.search_rest(tsquery,tsquery,double precision,integer)', 's'),
    ('private.search_terms(text)', 's'),
    ('private.search_typos(text)', 's'),
    ('private.search_word_terms(text[])', 's');

select set_eq(
    $$select name, string_agg(acl.grantee::regrole::text, ' ' order by acl.grantee::regrole::text collate "C")
    from ours cross join lateral aclexplode(proacl) as acl
    where acl.grantee <> 0 and acl.grantee::regrole::text in ('anon', 'authenticated') group by name$$,
    $$values
        ('is_staff()', 'authenticated'),
        ('private.shown_name(uuid,text)', 'authenticated'), ('changed_by_name(history)', 'authenticated'),
        ('written_by_name(message_entries)', 'authenticated'),
        ('private.own_account()', 'authenticated'), ('staff_account()', 'authenticated'),
        ('private.rename_oneself(text)', 'authenticated'), ('rename_oneself(text)', 'authenticated'),
        ('private.mark_removed(text,uuid[],boolean)', 'authenticated'),
        ('set_removed(text,uuid[],boolean)', 'authenticated'),
        ('private.delete_removed(uuid[])', 'authenticated'), ('finish_removals(uuid[])', 'authenticated'),
        ('increment_faq_view_count(uuid)', 'anon authenticated'),
        ('get_faq_feedback_counts(uuid)', 'anon authenticated'),
        ('private.is_staff()', 'authenticated'),
        ('private.count_faq_view(uuid)', 'anon authenticated'), ('view_count(faqs)', 'anon authenticated'),
        ('private.sum_faq_feedback(uuid)', 'anon authenticated'),
        ('private.are_wordings(text[],integer)', 'authenticated'), ('private.is_web_address(text)', 'authenticated'),
        ('private.html_to_text(text)', 'anon authenticated'),
        ('private.html_words(text,text)', 'anon authenticated'),
        ('private.cut_marks(text)', 'anon authenticated'),
        ('private.ask_for_puzzle(text)', 'anon authenticated'), ('ask_for_puzzle(text)', 'anon authenticated'),
        ('private.list_mark(text,integer)', 'anon authenticated'),
        ('private.section_paragraphs(text,text)', 'anon authenticated'),
        ('private.links_of(text,uuid[],text)', 'anon authenticated'),
        ('get_links(text,uuid[])', 'anon authenticated'),
        ('get_law_links(text,text)', 'anon authenticated'),
        ('private.section_anchor(text,text)', 'anon authenticated'),
        ('private.mark_pattern()', 'anon authenticated'), ('private.number_pattern()', 'anon authenticated'),
        ('private.base_number(text)', 'anon authenticated'), ('private.title_parts(text)', 'anon authenticated'),
        ('private.section_numbers(text)', 'anon authenticated'), ('private.without_number(text)', 'anon authenticated'),
        ('private.section_at(text,text)', 'anon authenticated'),
        ('get_preview(text)', 'anon authenticated'),
        ('private.is_file_there(text)', 'anon authenticated'), ('private.link_to(text,text)', 'anon authenticated'),
        ('offered_pdf(rulings)', 'anon authenticated'), ('offered_decision_pdf(tax_decisions)', 'anon authenticated'),
        ('private.way_back(private.dead_links)', 'authenticated'), ('private.account_name(uuid)', 'authenticated'),
        ('private.mended(text,private.dead_links,text)', 'authenticated'),
        ('private.escape_pattern(text)', 'authenticated'), ('private.pattern_of_words(text)', 'authenticated'),
        ('get_dead_links(boolean,integer)', 'authenticated'), ('count_my_dead_links()', 'authenticated'),
        ('ignore_dead_link(bigint,text)', 'authenticated'), ('mend_dead_link(bigint,text)', 'authenticated'),
        ('change_usage(text,jsonb,uuid[])', 'authenticated'),
        ('get_address(text,uuid)', 'authenticated'),
        ('private.is_live_address(text)', 'authenticated'),
        ('private.text_targets(text,uuid)', 'authenticated'),
        ('get_text_targets(text,uuid)', 'authenticated'),
        ('private.section_number(text)', 'anon authenticated'),
        ('private.amount_title(text,numeric,text,date)', 'authenticated'),
        ('private.iso_day(date,text)', 'authenticated'),
        ('private.today()', 'authenticated'),
        ('get_margin(text,text)', 'anon authenticated'),
        ('private.margin_of(uuid[],text)', 'anon authenticated'),
        ('private.sources_listed(uuid,integer)', 'anon authenticated'),
        ('private.section_page(uuid)', 'anon authenticated'),
        ('private.provision_label(uuid)', 'anon authenticated'),
        ('private.names_in_title(text)', 'anon authenticated'),
        ('get_citing_sources(uuid)', 'anon authenticated'),
        ('get_cited_sections(text,uuid[])', 'anon authenticated'),
        ('get_related_rulings(uuid[])', 'anon authenticated'),
        ('get_section_context(text,text)', 'anon authenticated'),
        ('private.provisions_cited(uuid)', 'anon authenticated'),
        ('private.beginning(text)', 'anon authenticated'), ('private.law_order(text)', 'anon authenticated'),
        ('private.citing_texts(uuid[])', 'anon authenticated'),
        ('private.citations_of(uuid[],text)', 'anon authenticated'),
        ('restore_version(bigint)', 'authenticated'),
        ('deleted_rows(text,uuid,integer,integer)', 'authenticated'),
        ('private.renumber_rows(text,uuid[])', 'authenticated'),
        ('private.siblings_of(private.managed_tables,text)', 'authenticated'),
        ('move_rows(text,uuid[],uuid,uuid,integer,integer[],timestamp with time zone[])', 'authenticated'),
        ('change_rows(text,uuid[],timestamp with time zone[],text)', 'authenticated'),
        ('undo_changes(bigint[])', 'authenticated'),
        ('private.write_values(text,jsonb,uuid[])', 'authenticated'),
        ('get_page_answers(text,jsonb,uuid)', 'authenticated'),
        ('staff_dashboard()', 'authenticated'), ('upcoming_rows()', 'authenticated'),
        ('row_facts(text,uuid[])', 'authenticated'),
        ('file_usage(text[])', 'authenticated'),
        ('message_counts()', 'authenticated'),
        ('row_usage(uuid[])', 'authenticated'),
        ('private.row_usage(uuid[])', 'authenticated'),
        ('recent_changes(bigint,uuid)', 'authenticated'), ('history_authors()', 'authenticated'),
        ('find_texts(text,text)', 'authenticated'),
        ('private.require_staff()', 'authenticated'), ('private.attempts_of_lone_sender()', 'authenticated'),
        ('private.restore_version(bigint)', 'authenticated'),
        ('search_sections(text,uuid)', 'authenticated'),
        ('private.place_of(uuid)', 'authenticated'),
        ('private.encode_path(text)', 'authenticated'),
        ('private.is_file_path(text)', 'authenticated')
    union all select name, 'anon authenticated' from search_steps$$,
    'DATA-4 clients may call these and no other; trigger functions, nobody');

select set_eq(
    $$select name, provolatile::text from ours where provolatile <> 'v'$$,
    $$values ('private.are_wordings(text[],integer)', 'i'), ('private.is_web_address(text)', 'i'),
        ('private.html_to_text(text)', 'i'),
        ('private.html_words(text,text)', 'i'), ('private.cut_marks(text)', 'i'),
        ('private.list_mark(text,integer)', 'i'), ('private.section_paragraphs(text,text)', 'i'),
        ('private.names_in_title(text)', 'i'), ('private.find_names(text)', 's'),
        ('private.resolve_names(text[],text[])', 's'), ('private.section_anchor(text,text)', 'i'),
        ('private.paragraph_meant(text,text,text[])', 'i'), ('private.references_resolved(text,uuid[])', 's'),
        ('private.links_of(text,uuid[],text)', 's'), ('get_links(text,uuid[])', 's'),
        ('get_law_links(text,text)', 's'), ('private.section_at(text,text)', 's'), ('get_preview(text)', 's'),
        ('private.is_file_there(text)', 's'), ('private.link_to(text,text)', 'i'),
        ('offered_pdf(rulings)', 's'), ('offered_decision_pdf(tax_decisions)', 's'), ('private.paths_of(text[])', 'i'),
        ('private.dead_links_in(text,uuid[])', 's'), ('private.is_still_lost(private.dead_links)', 's'),
        ('private.way_back(private.dead_links)', 's'), ('private.account_name(uuid)', 's'),
        ('private.escape_pattern(text)', 'i'), ('private.pattern_of_words(text)', 'i'),
        ('private.mended(text,private.dead_links,text)', 'i'),
        ('get_dead_links(boolean,integer)', 's'), ('count_my_dead_links()', 's'),
        ('get_address(text,uuid)', 's'), ('private.is_live_address(text)', 's'),
        ('private.text_targets(text,uuid)', 's'),
        ('get_text_targets(text,uuid)', 's'),
        ('private.mark_pattern()', 'i'), ('private.number_pattern()', 'i'), ('private.base_number(text)', 'i'),
        ('private.title_parts(text)', 'i'), ('private.without_number(text)', 'i'), ('private.mark_kinds(text)', 'i'),
        ('private.continued_number(text,text)', 'i'),
        ('private.section_number(text)', 'i'), ('private.section_numbers(text)', 'i'), ('private.is_staff()', 's'),
        ('is_staff()', 's'), ('private.shown_name(uuid,text)', 's'), ('changed_by_name(history)', 's'),
        ('written_by_name(message_entries)', 's'), ('private.own_account()', 's'), ('staff_account()', 's'),
        ('private.sum_faq_feedback(uuid)', 's'), ('get_faq_feedback_counts(uuid)', 's'),
        ('view_count(faqs)', 's'), ('private.derived_columns(text)', 's'),
        ('private.find_references(text)', 'i'), ('private.is_instrument_meant(text,text,text)', 'i'),
        ('private.resolve_citations(text[],text[],text[])', 's'), ('private.citing_texts(uuid[])', 's'),
        ('private.margin_of(uuid[],text)', 's'), ('private.sources_listed(uuid,integer)', 's'),
        ('private.section_page(uuid)', 's'), ('private.provision_label(uuid)', 's'),
        ('private.section_targets(uuid[])', 's'),
        ('row_facts(text,uuid[])', 's'),
        ('get_margin(text,text)', 's'),
        ('get_citing_sources(uuid)', 's'), ('get_cited_sections(text,uuid[])', 's'),
        ('get_related_rulings(uuid[])', 's'), ('private.citations_of(uuid[],text)', 's'),
        ('private.attempts_of_lone_sender()', 's'),
        ('private.client_network()', 's'), ('private.sender_code(date)', 's'), ('private.wider_codes(date)', 's'),
        ('private.is_visitor()', 's'), ('private.times_in_all(private.limits)', 's'),
        ('private.utc_day()', 's'), ('private.puzzle_challenge(text,text)', 'i'),
        ('private.puzzle_signature(text)', 's'),
        ('private.refuse_until(timestamp with time zone,text)', 's'), ('private.row_title(jsonb)', 'i'),
        ('private.require_staff()', 's'), ('private.common_columns(text,jsonb)', 's'),
        ('private.siblings_of(private.managed_tables,text)', 's'),
        ('search_sections(text,uuid)', 's'), ('private.place_of(uuid)', 's'),
        ('deleted_rows(text,uuid,integer,integer)', 's'),
        ('staff_dashboard()', 's'), ('upcoming_rows()', 's'), ('private.file_paths(text)', 'i'),
        ('private.encode_path(text)', 'i'),
        ('private.is_file_path(text)', 'i'),
        ('file_usage(text[])', 's'), ('message_counts()', 's'), ('recent_changes(bigint,uuid)', 's'),
        ('history_authors()', 's'),
        ('row_usage(uuid[])', 's'), ('private.row_usage(uuid[])', 's'), ('private.row_targets(text)', 'i'),
        ('private.with_descendants(uuid[])', 's'), ('private.referencing_texts(uuid[])', 's'),
        ('find_texts(text,text)', 's'), ('private.amount_title(text,numeric,text,date)', 'i'),
        ('private.iso_day(date,text)', 'i'), ('private.today()', 's'),
        ('private.numbered_slug(text)', 'i'), ('private.instrument_slug(text,text)', 'i'),
        ('private.worded_slug(text)', 'i'),
        ('private.is_slug_taken(text,text,uuid)', 's'), ('private.available_slug(text,text,text,uuid,text)', 's'),
        ('private.provisions_cited(uuid)', 's'), ('private.law_order(text)', 'i'), ('private.item_number(text)', 'i'),
        ('private.beginning(text)', 'i'), ('get_section_context(text,text)', 's')
    union all select name, provolatile from search_steps$$,
    'DATA-1 what changes nothing says so: i depends on its input alone, s on the data');

select * from finish();
rollback;
