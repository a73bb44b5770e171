/** The site an address leads to, as people know it: without "www." and without its port where that is the usual one. */
export function shownHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
