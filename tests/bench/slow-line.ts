import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** How a line is: milliseconds there and back, and bytes a millisecond each way. */
export interface LineProfile {
  roundTrip: number
  rate: number
}

/** A phone on a slow mobile network: 150 ms, 1.6 Mbit/s. */
export const SLOW_LINE: LineProfile = { roundTrip: 150, rate: 200 }

/** What stands between the browser and all servers of a visit. */
export interface Line {
  /** From now on, for new connections: a slow line, a fast one, or none at all. */
  set: (profile: LineProfile | 'fast' | 'cut') => void
  /** Puts the line in front of a server; the address to visit instead. */
  lead: (url: string) => Promise<string>
  /** Bytes that have come down the line so far, with TLS and headers. */
  received: () => number
  close: () => void
}

/** What a connection may have under way at first, in bytes (RFC 6928), in packets of so many. */
const PACKET = 1460
const FIRST_WINDOW = 10 * PACKET

/**
 * Shapes TCP connections in user space, as no system offers the same tool for it: packets wait for their turn on a link that
 * all connections share, arrive half a round trip later in order, and a connection sends no more than its window, which grows
 * with each packet that has arrived (slow start). A connection costs a round trip before its first byte.
 */
export function openLine(): Line {
  let profile: LineProfile | 'fast' | 'cut' = 'fast'
  let links = { up: createLink(1), down: createLink(1) }
  let received = 0
  const sockets = new Set<Socket>()
  const servers: (() => void)[] = []

  const accept = (browser: Socket, port: number, host: string) => {
    if (profile === 'cut') return browser.destroy()
    const server = connect({ host, port })
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    server.on('data', ({ length }) => {
      received += length
    })
    if (profile === 'fast') {
      browser.pipe(server)
      server.pipe(browser)
      return
    }
    const delay = profile.roundTrip / 2
    carry(browser, server, { link: links.up, delay, handshake: profile.roundTrip })
    carry(server, browser, { link: links.down, delay, handshake: 0 })
  }

  return {
    set: (next) => {
      profile = next
      // what was under way belongs to the line as it was
      for (const socket of sockets) socket.destroy()
      if (typeof next === 'object') links = { up: createLink(next.rate), down: createLink(next.rate) }
    },
    lead: async (url) => {
      const { port, hostname, protocol } = new URL(url)
      const entrance = createServer((socket) => accept(socket, Number(port), hostname))
      await new Promise<void>((resolve, reject) => entrance.once('error', reject).listen(0, '127.0.0.1', resolve))
      servers.push(() => entrance.close())
      return `${protocol}//127.0.0.1:${(entrance.address() as AddressInfo).port}`
    },
    received: () => received,
    close: () => {
      for (const close of servers) close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** One direction of the line: whoever has something to send takes its turn, a packet each. */
interface Link {
  join: (sender: Sender) => void
}

/** Gives the next packet's bytes and what to do when the link has taken them; nothing when it has none to send. */
type Sender = () => { bytes: number; sent: () => void } | undefined

function createLink(rate: number): Link {
  const waiting: Sender[] = []
  let free = 0
  let isRunning = false
  const run = () => {
    free = Math.max(free, performance.now())
    // timers are a millisecond coarse: what fits into the next one is sent now, and counted exactly
    while (free < performance.now() + 1) {
      const sender = waiting.shift()
      if (!sender) {
        isRunning = false
        return
      }
      const packet = sender()
      if (!packet) continue
      free += packet.bytes / rate
      packet.sent()
      waiting.push(sender)
    }
    setTimeout(run, free - performance.now())
  }
  return {
    join: (sender) => {
      if (!waiting.includes(sender)) waiting.push(sender)
      if (isRunning) return
      isRunning = true
      run()
    },
  }
}

/** Carries what one socket receives to another: over a link, so much later, within a window that grows. */
function carry(from: Socket, to: Socket, way: { link: Link; delay: number; handshake: number }): void {
  const packets: Buffer[] = []
  let window = FIRST_WINDOW
  let underWay = 0
  const send: Sender = () => {
    const next = packets[0]
    if (!next || underWay + next.length > window) return undefined
    packets.shift()
    underWay += next.length
    const sent = () => {
      setTimeout(() => to.write(next), way.delay)
      setTimeout(() => {
        underWay -= next.length
        window += next.length
        way.link.join(send)
      }, 2 * way.delay)
    }
    return { bytes: next.length, sent }
  }
  let isOpen = way.handshake === 0
  const flow = () => way.link.join(send)
  if (!isOpen) {
    setTimeout(() => {
      isOpen = true
      flow()
    }, way.handshake)
  }
  from.on('data', (data) => {
    for (let at = 0; at < data.length; at += PACKET) packets.push(data.subarray(at, at + PACKET))
    if (isOpen) flow()
  })
}
