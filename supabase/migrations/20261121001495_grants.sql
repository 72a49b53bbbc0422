-- Who may call what (SEC-1, DATA-4), and nobody anything else: the first migration takes what Postgres and Supabase
-- give away with each new function. A procedure runs with its caller's rights, so its steps are granted to the same
-- roles, but for those that say why they run with their owner's. Triggers need no grant. A later migration grants what
-- it adds.

-- Readers and whoever visits: what they call by name, and its steps.
grant execute on function
    public.ask_for_link, public.ask_for_puzzle, public.compare_law, public.confirm_subscription,
    public.count_vain_search, public.derive_pending, public.get_amounts,
    public.get_answered_questions, public.get_change_options, public.get_changes, public.get_cited_sections,
    public.get_citing_sources, public.get_content_counts, public.get_deadlines, public.get_faq_facts,
    public.get_faq_feedback_counts, public.get_latest, public.get_law_changes, public.get_law_links,
    public.get_links, public.get_list_options, public.get_margin, public.get_neighbours, public.get_preview,
    public.get_related_rulings, public.get_section_context, public.get_terms, public.has_due,
    public.increment_faq_view_count, public.law_on, public.leave, public.publish_due, public.read_subscription,
    public.search_content, public.search_news, public.search_rulings, public.search_tax_decisions,
    public.set_subscription, public.undo_leave
to anon, authenticated, service_role;
grant execute on function
    -- dates, words and numbers
    private.iso_day, private.today, private.html_words, private.html_to_text, private.beginning, private.cut_marks,
    -- provisions and their paragraphs
    private.mark_pattern, private.number_pattern, private.base_number, private.title_parts, private.section_number,
    private.section_numbers, private.without_number, private.law_order, private.instrument_of,
    private.provision_kind, private.provision_word, private.instrument_name, private.provision_name,
    private.section_name, private.list_mark, private.section_paragraphs, private.section_anchor,
    private.paragraph_meant, private.provision_pages,
    -- forms and their limits
    private.sum_faq_feedback, private.ask_for_puzzle, private.count_faq_view,
    -- mail
    private.ask_for_link, private.read_subscription, private.confirm_subscription, private.set_subscription,
    private.leave, private.undo_leave,
    -- texts and links
    private.as_html, private.guide_html, private.search_numbers, private.with_number, private.link_to,
    private.paragraph, private.is_file_there, private.offered_pdf,
    -- the search
    private.search_text, private.search_tokens, private.search_entries,
    private.search_stem, private.is_noise, private.is_stop_word, private.search_key,
    private.search_fields, private.search_weights, private.search_count, private.search_correction,
    private.search_parts, private.search_meanings, private.search_word_terms, private.search_references,
    private.search_phrase, private.search_phrase_term, private.search_terms, private.search_numbered,
    private.rarity, private.search_found, private.search_nearness,
    private.search_excerpt,
    -- terms, synonyms and answers
    private.join_keys, private.word_keys, private.name_keys,
    private.short_name, private.search_named, private.respelled, private.search_days, private.asked_for,
    private.urls_asked, private.named_asked, private.paragraphs_asked,
    private.count_vain_search,
    -- lists and pages
    private.fold_for_list, private.search_list, private.list_page, private.first_sentence, private.links_of,
    private.section_at, private.text_at,
    -- references and citations
    private.names_in_title, private.citations_of, private.citing_texts, private.section_page,
    private.provision_label, private.provisions_named, private.sections_of, private.provisions_placed,
    private.provisions_of, private.items_concerning, private.provision_options, private.sources_listed,
    -- the law on a day
    private.place_among, private.reading_key, private.text_as_on, private.changes_to_come, private.chapters_on,
    private.section_of_day, private.law_of_day, private.provisions_cited, private.sections_around,
    private.section_times,
    -- what changed
    private.sections_amended, private.amendments_told, private.amended_texts, private.described_amendments,
    private.nth_change_day, private.changes_told, private.changes_counted, private.texts_concerning,
    private.described_changes, private.tables_told, private.lines_told,
    -- forms
    private.is_email,
    -- what is due
    private.derive_pending, private.has_due, private.publish_due
to anon, authenticated, service_role;

-- Staff. Who else is signed in may call these too, and is refused by them or reads nothing (private.is_staff).
grant execute on function
    public.add_rows, public.apply_import, public.change_rows, public.change_usage, public.changed_by_name,
    public.check_import, public.check_rows, public.correct_section, public.count_my_dead_links, public.deleted_rows,
    public.describe_change, public.find_same, public.find_texts, public.finish_removals,
    public.get_address, public.get_day_references, public.get_dead_links, public.get_drafts, public.get_guide_faults,
    public.get_page_answers, public.get_text_targets, public.get_underived_texts, public.get_vain_searches,
    public.history_authors, public.ignore_dead_link, public.imports_into, public.mend_dead_link,
    public.message_counts, public.move_rows, public.newsletter_facts, public.noted_by_name, public.preview_edition,
    public.publish_draft, public.recent_changes,
    public.rename_oneself, public.restore_save, public.restore_version, public.row_facts, public.row_usage,
    public.save_draft, public.saved_by_name, public.search_sections, public.send_test, public.set_removed,
    public.staff_account, public.staff_dashboard, public.stage_import, public.step_amendment, public.step_edition,
    public.undo_changes, public.undo_import,
    public.upcoming_rows, public.went_live, public.who_writes, public.written_by_name
to authenticated;
grant execute on function
    -- forms and their limits
    private.utc_day,
    -- texts and links
    private.encode_path,
    -- what changed
    private.row_title,
    -- mail
    private.newsletter_facts, private.preview_edition, private.send_test,
    private.step_edition,
    -- what is due
    private.await_derivation,
    -- changes and drafts
    private.is_before, private.is_as_left, private.contested_by, private.require_open, private.reopen_drafts,
    private.restore_version, private.renumber_rows, private.siblings_of, private.put_among, private.column_words,
    private.add_rows, private.check_rows, private.write_as, private.write_in_bulk,
    private.write_rows, private.delete_rows, private.require_unchanged, private.draft_values, private.who_wrote,
    private.who_writes, private.keep_draft, private.step_amendment, private.reach_day, private.describe_change,
    private.write_change, private.end_by_hand, private.keep_writer, private.stage_import, private.part_fault,
    private.import_faults, private.apply_import, private.undo_versions, private.undo_import,
    -- staff and what they look at
    private.require_staff, private.shown_name, private.own_account, private.rename_oneself, private.mark_removed,
    private.delete_removed, private.attempts_of_lone_sender, private.way_back, private.account_name,
    private.escape_pattern, private.pattern_of_words, private.mended
to authenticated;

-- Staff, and what checks or names the rows that a trusted back end writes.
grant execute on function
    private.amount_title, private.amount_words, private.are_meanings, private.are_topics,
    private.are_wordings, private.await_writers, private.guide_faults,
    private.has_texts, private.have_keys, private.is_file_path, private.is_guide, private.is_in_vain,
    private.is_list, private.is_live_address, private.is_restoring, private.is_staff, private.is_web_address,
    private.is_wish, private.number_place, private.place_of, private.postponement_title, private.row_usage,
    private.synonym_text, private.text_targets, public.is_staff, public.view_count
to authenticated, service_role;

-- A trusted back end alone: archives, mail, and what is found in texts when it writes them.
grant execute on function
    private.begin_mail, private.bring_in_archive, private.check_archive, private.file_paths, private.find_references,
    private.is_instrument_meant, private.prepare_archive, private.project_facts, private.resolve_citations,
    private.row_targets, private.take_mail, private.tell_mail, public.add_archive_piece, public.begin_mail,
    public.bring_in_archive, public.check_archive, public.drop_archive, public.get_archive_piece,
    public.prepare_archive, public.project_facts, public.take_mail, public.tell_mail
to service_role;
