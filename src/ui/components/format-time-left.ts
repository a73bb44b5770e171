/** Formats the time left as h:mm:ss, or m:ss under an hour; "0:00" once it is over. */
export function formatTimeLeft(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(all / 3600)
  const minutes = Math.floor((all % 3600) / 60)
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}
