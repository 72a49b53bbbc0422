-- The words of stored HTML: search, excerpts and citations are built on them.
begin;
select plan(38);

select is(private.html_to_text(t.html), t.words, 'DATA-1 plain text: ' || t.name)
from (values
    ('nothing of nothing', '', ''),
    ('nothing of spaces', E' \n ', ''),
    ('text without markup stays', 'Zero rate', 'Zero rate'),
    ('white space is folded and trimmed', E' one\ntwo\t three\r\n', 'one two three'),
    ('the end of a paragraph parts words', '<p>one</p><p>two</p>', 'one two'),
    ('the end of a heading parts words', '<h3>Facts</h3><p>None</p>', 'Facts None'),
    ('list items part words', '<ul><li>one</li><li>two</li></ul>', 'one two'),
    ('a line break parts words', 'one<br>two<br/>three<br />four', 'one two three four'),
    ('a rule parts words', 'one<hr>two', 'one two'),
    ('table cells part words', '<table><tbody><tr><td>one</td><th>two</th></tr><tr><td>three</td></tr></tbody></table>',
    'one two three'),
    ('quotations part words', 'one<blockquote>two</blockquote>three', 'one two three'),
    ('an inline tag inside a word parts nothing', 're<strong>fund</strong>able', 'refundable'),
    ('an inline tag keeps the spaces around it', 'a <em>zero</em> rate', 'a zero rate'),
    ('a superscript stays with its word', 'm<sup>2</sup>', 'm2'),
    ('a tag whose name only begins like a block is inline', 'one<picture>two</picture><param>three', 'onetwothree'),
    ('capitals in tags', '<P>one</P><B>t</B>wo', 'one two'),
    ('attributes go with their tag',
    '<p class="x" data-y="2">see <a href="https://example.com/?a=1&amp;b=2">this</a></p>', 'see this'),
    ('the end of a tag inside an attribute ends nothing', '<a title="1 > 0" href="/x">link</a> on', 'link on'),
    ('a picture leaves no word', 'one <img src="x.png" alt="y"> two', 'one two'),
    ('a comment is no text', 'one<!-- two > three -->four', 'one four'),
    ('the text between two comments stays', 'one<!-- a -->two<!-- b -->three', 'one two three'),
    ('a script is no text', 'one<script>var two = "<p>";</script>three', 'one three'),
    ('the text between two scripts stays', 'one<script>a</script>two<script>b</script>three', 'one two three'),
    ('a style is no text', '<style type="text/css">p { margin: 0 }</style>one', 'one'),
    ('the text between a script and a style stays', '<script>a</script>one<style>b</style>two', 'one two'),
    ('the text between a style and a comment stays', '<style>a</style>one<!-- b -->two', 'one two'),
    ('a script in capitals, with spaces in its end', 'one<SCRIPT SRC="x">two</Script >three', 'one three'),
    ('named entities', '&lt;b&gt; &amp; &quot;c&quot;', '<b> & "c"'),
    ('an apostrophe', 'the dealer&#39;s', 'the dealer''s'),
    ('a no-break space as an entity', '30&nbsp;days', '30 days'),
    ('a no-break space as a character', E'30\u00a0days', '30 days'),
    ('entities are decoded once', '&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'),
    ('a decoded tag is text', '&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'),
    ('a bare ampersand stays', 'R&D', 'R&D'),
    ('a bare "less than" is text', 'if 5 < 10 and 20 > 3', 'if 5 < 10 and 20 > 3'),
    ('Hebrew and accents stay', '<p>מע״מ café</p>', 'מע״מ café'),
    ('a tag that never ends is text', 'one <b', 'one <b')
) as t (name, html, words);

select is(private.html_to_text(null), null, 'DATA-1 plain text: nothing of null');

select * from finish();
rollback;
