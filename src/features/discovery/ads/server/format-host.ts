/**
 * The host a URL leads to, as people know it: without "www." and without the port if it is the
 * default one.
 */
export function formatHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
