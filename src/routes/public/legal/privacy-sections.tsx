import { Link } from 'react-router-dom'
import { ipLookupUrl } from '@/data/faq-feedback/ip-lookup'
import { mailFrom } from '@/lib/mail-from'
import { paths } from '@/names/paths'
import { type LegalSection, Publisher } from './legal-page'

// Every sentence here is a promise about the code: whoever changes what is stored or asked changes it here too.

/** The six sections of the privacy policy (PAGE-1). */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>
          You can read everything on this site without telling us who you are. We store what you send us and what is
          listed here:
        </p>
        <ul>
          <li>
            <strong>Contact messages:</strong> your name, email address, subject and message, when it was sent, how far
            our staff are with it, and what they wrote about it: their answers, and notes for each other.
          </li>
          <Newsletter />
          <li>
            <strong>Feedback on questions:</strong> the question, whether its answer helped you, when you said so, a
            code (below), and your IP address where the look-up below gives one.
          </li>
        </ul>
        <p>You need not give us any of this. Without it we cannot answer you or count your vote; that is all.</p>
        <IpLookup />
        <p>
          <strong>The code</strong> is computed from a secret of the database, the day’s date and the network that your
          request comes from. It changes every day and does not contain the address. With it one reader’s vote on a
          question counts once a day (a later one replaces it), one reader’s opening of a question counts once an hour,
          and one connection can send only so much within an hour. For that the database notes, for each message,
          subscription, feedback and opened question, which of these it was, when, and the code; for an opened question
          also which one.
        </p>
        <p>Opening a question adds one to the number of its views. Who opened it is not recorded with that number.</p>
        <p>
          <strong>A search that finds nothing</strong> adds one to how often its words were looked for on that day, and
          is noted for the limits as an opened question is. Who searched is not recorded with it: until the day is over
          the code is kept beside the words, to count each connection once. Words with an email or web address or with a
          number of more than six digits are not kept. Our staff see only what more than one connection looked for on
          the same day.
        </p>
        <p>
          <strong>While very much is being sent</strong> by everybody together, your browser is asked to solve a small
          arithmetic puzzle before something is stored. It is made and checked by our own database and measures nothing
          about you.
        </p>
        <p>
          <strong>In your own browser</strong> (local storage) we keep your choice on each question that you gave
          feedback on, your reading settings (theme, size of text, single keys) under the name “reading”, and which
          texts are in your print pack under the name “pack”. Neither of these two is sent to us. The address that you
          confirmed for the newsletter is kept there too, under the name “newsletter”, until you leave in the same
          browser: it is how the site knows that you are subscribed. For as long as the tab is open we also keep there
          how far you had scrolled on each page and whether the site has just been reloaded for a new version (session
          storage). Staff who sign in have their session and their unsaved drafts kept in local storage.
        </p>
        <p>
          <strong>For reading without a connection</strong> your browser keeps the three laws, the home page and the
          pages of this site that you open, up to 200 of them, with the day of each copy. Nobody is told which these
          are; whoever uses the same browser can see them under{' '}
          <Link to={paths.offline}>what is kept on this device</Link>.
        </p>
        <p>
          The site sets no cookies and uses no analytics, advertising or other trackers. Its fonts come from the site
          itself.
        </p>
        <h3>How long it is kept</h3>
        <ul>
          <li>
            Contact messages, with what our staff wrote about them: until our staff delete them, which they do when you
            ask.
          </li>
          <NewsletterTimes />
          <li>
            Feedback: the IP address and the code are blanked after 24 hours. The question, the choice and the time
            stay.
          </li>
          <li>The words of searches that found nothing: 90 days; the code beside them until the day (UTC) is over.</li>
          <li>
            What is noted for the limits: one hour. A solved puzzle: ten minutes. The database clears both, and the IP
            addresses, every ten minutes, or, where it cannot keep such a timetable, bit by bit as visitors send
            something or open questions.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How We Use Your Information',
    body: (
      <ul>
        <li>Contact messages: to read and answer them.</li>
        <li>Newsletter addresses: to send what you asked for, and for nothing else.</li>
        <li>Feedback and numbers of views: to see which answers need work.</li>
        <li>IP addresses and codes: to count each reader once, and to notice abuse.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing of Information',
    body: (
      <>
        <p>We do not sell what you send us, nor pass it on for advertising. We use these providers:</p>
        <ul>
          <li>
            <strong>Supabase</strong> provides the database and the sign-in of our staff. What you send is stored there,
            which may be in another country than yours. Supabase, and whoever delivers the pages to you, receive your IP
            address and your browser’s usual details with each request, and may keep logs of them under their own
            policies.
          </li>
          <li>
            <strong>The IP look-up service</strong> named in section 1, when you give feedback.
          </li>
          <li>
            <strong>The mail programs of our staff</strong>, for answers.
          </li>
          {mailFrom() && (
            <li>
              <strong>The mail server that carries our newsletter</strong> receives your address and what we send to it.
            </li>
          )}
        </ul>
        <p>
          The links that share a page on LinkedIn, X or Facebook, and links to sources, are plain links: those sites
          learn nothing unless you follow one. We disclose information where the law obliges us to.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        The database lets visitors add a message, a subscription or feedback and read none of them back; only signed-in
        members of our staff can. Whoever has a link from one of our mails sees what it is about, and not the address.
        No system is free of risk, so please send us nothing confidential.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    body: (
      <>
        <p>
          You may ask to see what we hold about you, to have it corrected or deleted, and to be taken off the
          newsletter. Write to us through the <Link to={paths.contact}>contact page</Link>.
        </p>
        <ul>
          <Leaving />
          <li>
            <strong>Proof:</strong> the form does not prove that an address is yours, so we may first write to that
            address and wait for an answer.
          </li>
          <li>
            <strong>Correction:</strong> a message or an address cannot be changed by us, only deleted; please send the
            right one anew.
          </li>
          <li>
            <strong>Feedback</strong> is stored without a name. After 24 hours nothing in it leads to you, so we cannot
            find it for you.
          </li>
        </ul>
        <p>
          Israel’s Protection of Privacy Law, 5741-1981, and the data protection law of the place where you live may
          give you further rights.
        </p>
        <p>What is kept in your browser you can delete there yourself, with the site’s data.</p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <Publisher />
        <p>
          Questions about this policy, and requests under it, reach us through the{' '}
          <Link to={paths.contact}>contact page</Link>.
        </p>
      </>
    ),
  },
]

/** What is stored for the newsletter (MAIL-11). */
function Newsletter() {
  if (!mailFrom()) {
    return (
      <li>
        <strong>Newsletter:</strong> your email address, and when you subscribed. Anyone can enter any address. This
        site sends no mail yet: you will be asked to confirm the address before the first one.
      </li>
    )
  }
  return (
    <>
      <li>
        <strong>Newsletter:</strong> your email address, when you asked for it and when you confirmed it, the day of the
        wording to which you agreed, how often you want mail, and the sections and kinds of texts that you chose. Anyone
        can enter any address: until its owner confirms it by the link in a mail, nothing but that mail goes to it,
        three times in 24 hours at most. Whoever enters an address is not told whether it is on the list.
      </li>
      <li>
        <strong>Each mail to you:</strong> what it was, when it was handed to the mail server, and what that answered.
        Whether you open it we do not know: our mails hold no pictures, and their links count nothing.
      </li>
    </>
  )
}

/** How long that is kept; the database is held to these figures by a test. */
function NewsletterTimes() {
  if (!mailFrom()) return <li>Newsletter addresses: until our staff delete them, which they do when you ask.</li>
  return (
    <>
      <li>
        A newsletter address that is not confirmed: 7 days. A link in a mail that confirms it, or that shows your
        topics, is good for 7 days; the one to leave is good for ever.
      </li>
      <li>
        A confirmed address with its topics: until you leave. Then both go at once, with any mail that waits. For 30
        days we keep a code made from the address with a secret of the database, so that no list that our staff bring in
        puts it back.
      </li>
      <li>What is noted of a mail: 7 days after it was sent or given up.</li>
      <li>
        Of an address that a mail server refused for good, a code made in the same way: until the address is confirmed
        anew.
      </li>
    </>
  )
}

function Leaving() {
  if (!mailFrom()) {
    return (
      <li>
        <strong>Unsubscribing:</strong> enter the address to be removed as your email address and write “unsubscribe”.
        Our staff delete it from the list by hand.
      </li>
    )
  }
  return (
    <li>
      <strong>Unsubscribing:</strong> by the link in each mail, with one press. Without a mail at hand, have a link sent
      to you at <Link to={paths.newsletter('manage')}>your topics</Link>.
    </li>
  )
}

function IpLookup() {
  const url = ipLookupUrl()
  if (!url) return <p>No IP address is looked up for feedback: the look-up is switched off on this site.</p>
  return (
    <p>
      Just before feedback is sent, your browser asks the service <strong>{new URL(url).host}</strong> for your IP
      address, so that service receives the request. It is also named beside the buttons. If it does not answer within
      two seconds, your feedback is sent without an address.
    </p>
  )
}
