/** The part of autocannon that the bench uses; it ships no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    overallRate?: number
    headers?: Record<string, string>
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
