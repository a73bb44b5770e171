/** Variables by name, as in process.env. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads single variables and collects the errors; an empty variable counts as unset. */
export function createReader(env: Environment) {
  const problems: string[] = []
  const text = (name: string) => env[name]?.trim() || undefined

  function wrong<T>(name: string, expected: string, instead: T): T {
    problems.push(`${name} must be ${expected}, not "${text(name)}".`)
    return instead
  }

  function optionalPort(name: string): number | undefined {
    const value = text(name)
    if (value === undefined) return undefined
    const valid = /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
    return valid ? Number(value) : wrong(name, 'a port from 1 to 65535', undefined)
  }

  return {
    problems,
    text,
    choice<const T extends string>(name: string, choices: readonly T[], standard: T): T {
      const value = text(name)
      if (value === undefined) return standard
      return (
        choices.find((choice) => choice === value) ?? wrong(name, choices.join(' or '), standard)
      )
    },
    flag(name: string, standard: boolean): boolean {
      const value = text(name)
      if (value === undefined) return standard
      return value === '1' || (value === '0' ? false : wrong(name, '1 or 0', standard))
    },
    port: (name: string, standard: number): number => optionalPort(name) ?? standard,
    optionalPort,
    list: (name: string): string[] =>
      (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    /** The value may contain a password, so an invalid one is not repeated in the message. */
    url(name: string, protocols: readonly string[]): string | undefined {
      const value = text(name)
      if (
        value === undefined ||
        protocols.some(
          (protocol) => value.startsWith(`${protocol}//`) && value.length > protocol.length + 2,
        )
      )
        return value
      problems.push(
        `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
      )
      return undefined
    },
  }
}
