import { MESSAGE_STATUSES } from '@/data/contact-messages/schema'
import { messagesTable } from '@/data/contact-messages/staff'
import { paths } from '@/names/paths'
import { defineManager } from '@/office/define-manager'

/** What visitors have written, as a list that is kept; its lines are drawn beside the message that is read (ADM-8). */
export const MESSAGES = defineManager({
  table: messagesTable,
  nouns: ['message', 'messages'],
  fields: [],
  lineOf: ({ name }) => ({ title: name, details: [] }),
  filters: [{ column: 'status', label: 'Status', options: Object.entries(MESSAGE_STATUSES) }],
  deletion: ({ title }) => ({
    question: 'Are you sure you want to delete this message?',
    detail: `The message of ${title}`,
  }),
  goesWithIt: 'the answers and notes kept here',
})

/** The address where a message is read. */
export const messageAddress = (id: string): string => `${paths.manager('messages')}?open=${id}`
