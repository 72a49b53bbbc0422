import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { ipLookupUrl } from '@/data/faq-feedback/ip-lookup'
import type { LegalSection } from './legal-page'

// Every sentence here is a promise about the code: whoever changes what is stored or asked changes it here too.

/** The six sections of the privacy policy (PAGE-1). */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>You can read everything on this site without telling us who you are. We store only what you send us:</p>
        <ul>
          <li>
            <strong>Contact messages:</strong> your name, email address, subject and message, and when it was sent.
          </li>
          <li>
            <strong>Newsletter:</strong> your email address, and when you subscribed.
          </li>
          <li>
            <strong>Feedback on questions:</strong> the question, whether its answer helped you, when you said so, and
            your IP address where the look-up below gives one.
          </li>
        </ul>
        <IpLookup />
        <p>Opening a question adds one to the number of its views. Who opened it is not recorded with that number.</p>
        <p>
          <strong>Against floods of messages</strong> we limit how much can be sent from one connection within an hour.
          For this the database notes, whenever a message, subscription or feedback is stored or a view is counted,
          which of these it was, when, and a code computed from your IP address with a secret and the day’s date. It is
          kept apart from what you sent, and the address itself is not stored with it. After an hour it is no longer
          used, and deleted as others use the site.
        </p>
        <p>
          <strong>In your own browser</strong> we keep your choice on each question that you gave feedback on (local
          storage), and for as long as the tab is open how far you had scrolled on each page and whether the site has
          just been reloaded for a new version (session storage). Staff who sign in have their session kept in local
          storage.
        </p>
        <p>
          The site sets no cookies and uses no analytics, advertising or other trackers. Its fonts come from the site
          itself.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How We Use Your Information',
    body: (
      <ul>
        <li>Contact messages: to read and answer them.</li>
        <li>Newsletter addresses: to send the newsletter, and for nothing else.</li>
        <li>Feedback and numbers of views: to see which answers need work, and to notice abuse.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing of Information',
    body: (
      <>
        <p>We do not sell what you send us, nor pass it on for advertising. These others take part:</p>
        <ul>
          <li>
            <strong>Supabase</strong> provides the database and the sign-in of our staff. What you send is stored there.
            Supabase, and whoever delivers the pages to you, receive your IP address and your browser’s usual details
            with each request, and may keep logs of them under their own policies.
          </li>
          <li>
            <strong>The IP look-up service</strong> named in section 1, when you give feedback.
          </li>
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
        members of our staff can. No system is free of risk, so please send us nothing confidential.
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
          newsletter. Write to us through the <Link to={paths.contact}>contact page</Link> from the address concerned.
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
      <p>
        Questions about this policy, and requests under it, reach us through the{' '}
        <Link to={paths.contact}>contact page</Link>.
      </p>
    ),
  },
]

function IpLookup() {
  const url = ipLookupUrl()
  if (!url) return <p>No IP address is looked up for feedback: the look-up is switched off on this site.</p>
  return (
    <p>
      Just before feedback is sent, your browser asks the service <strong>{new URL(url).host}</strong> for your IP
      address, so that service receives the request. If it does not answer within two seconds, your feedback is sent
      without an address.
    </p>
  )
}
