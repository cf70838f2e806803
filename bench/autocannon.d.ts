/** The part of autocannon that the bench uses; it ships no types. */
declare module 'autocannon' {
  export interface Context {
    key?: string
    cookie?: string
    token?: string
  }
  interface Request {
    method?: 'GET' | 'POST'
    path: string
    body?: string
    headers?: Record<string, string>
  }
  interface Step extends Partial<Request> {
    setupRequest?(request: Request, context: Context): Request
    onResponse?(status: number, body: string, context: Context, headers: Record<string, string | string[]>): void
  }
  interface Options {
    url: string
    connections: number
    duration: number
    overallRate?: number
    headers?: Record<string, string>
    requests?: Step[]
  }
  interface Result {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number; max: number }
    errors: number
    non2xx: number
    duration: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
