import { hostedMailHandler } from './handler.ts'

declare const Deno: {
  env: { get: (name: string) => string | undefined }
  serve: (answer: (request: Request) => Response | Promise<Response>) => void
}

const answer = hostedMailHandler((name) => Deno.env.get(name))

Deno.serve(answer ?? (() => new Response('No mail is set up.', { status: 503 })))
