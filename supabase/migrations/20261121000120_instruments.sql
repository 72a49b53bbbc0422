-- The texts of the law and the instruments in them: their order, their names, and what references call their
-- provisions.

create function private.law_order(law text) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return case law when 'vat-law' then 1 when 'regulations' then 2 else 3 end;
end
$$;
comment on function private.law_order(text) is
    'The place of a text of the law (chapters.type) in the order of reading: 1, 2 or 3.';

create function private.instrument_of(chapter_title text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return coalesce(
        substring(chapter_title from '^(.+[^,]),?\s+5[0-9]{3}-[0-9]{4}'),
        substring(chapter_title from '^.+ Regulations$'), '');
end
$$;
comment on function private.instrument_of(text) is
    'The instrument that a chapter is, by its name and year or because it is called Regulations; "" for a chapter of '
    'the Law or the Regulations themselves.';

create function private.is_instrument_meant(instrument text, named text, kind text) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    if named = '' then
        return instrument = '';
    elsif kind = 'section' and named ~ '^(?:VAT |Value Added Tax )?Law(?![0-9A-Za-z_])'
        or kind = 'regulation' and named ~ '^(?:VAT |Value Added Tax )?Regulations(?![0-9A-Za-z_])(?! \()' then
        return instrument = '';
    end if;
    return instrument <> '' and (
        select coalesce(bool_and(strpos(instrument, w.word) > 0), false)
        from unnest(string_to_array(named, ' ')) as w (word)
        where w.word not in ('', 'Regulations', 'Law', 'VAT'));
end
$$;
comment on function private.is_instrument_meant(text, text, text) is
    'Whether "… of the X" means a provision of this instrument ("" for the Law and the Regulations themselves); if '
    'nothing is named, the main one is meant.';

create function private.provision_kind(law text, chapter_title text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return case when law = 'regulations' or chapter_title ~ '\yRegulations\y' then 'regulation' else 'section' end;
end
$$;
comment on function private.provision_kind(text, text) is
    'What references call the provisions of a chapter: section or regulation.';

create function private.provision_word(law text, chapter_title text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return case when private.provision_kind(law, chapter_title) = 'regulation' then 'regulation'
        when law = 'booking-rules' and (chapter_title ~ '\yDirectives\y' or private.instrument_of(chapter_title) = '')
        then 'directive' else 'section' end;
end
$$;
comment on function private.provision_word(text, text) is
    'What readers call the provisions of a chapter: section, regulation or, of the booking rules but for an instrument '
    'of another name, directive.';

create function private.instrument_name(law text, chapter_title text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
    name constant text := private.instrument_of(chapter_title);
begin
    return case when private.provision_word(law, chapter_title) = 'directive' then '' else coalesce(
        substring(name from '\(([^()]+)\)') || ' ' || substring(name from '\y(?:Regulations|Rules|Order|Law)\y'),
        name) end;
end
$$;
comment on function private.instrument_name(text, text) is
    'What tells the provisions of an instrument from those of the same numbers in the same text of the law: '
    '"Registration Regulations"; "" for the Law, the Regulations and the Directives, whose numbers stand alone.';

create function private.provision_name(law text, chapter_title text, number text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return private.provision_word(law, chapter_title) || ' ' || number
        || coalesce(' of the ' || nullif(private.instrument_name(law, chapter_title), ''), '');
end
$$;
comment on function private.provision_name(text, text, text) is
    'What a provision is called where nothing else says which it is: "section 30(a)(5)", "directive 18B", "regulation '
    '6 of the Registration Regulations"; null without a number.';

create function private.section_name(law text, chapter_title text, title text) returns text
language sql immutable parallel safe set search_path = ''
return title || coalesce(' (' || nullif(private.instrument_name(law, chapter_title), '') || ')', '');
comment on function private.section_name(text, text, text) is
    'A section''s title where nothing around it says which instrument it is of: "30. Zero-rated transactions", '
    '"6. Foreign dealer (Registration Regulations)".';
