import { hostedMailHandler } from './handler.ts'

declare const Deno: {
  env: { toObject: () => Record<string, string> }
  serve: (answer: (request: Request) => Response | Promise<Response>) => void
}

const answer = hostedMailHandler(Deno.env.toObject())

Deno.serve(answer ?? (() => new Response('No mail is set up.', { status: 503 })))
