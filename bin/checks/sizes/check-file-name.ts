const vague = /^(utils?|helpers?|misc|managers?|services?|common|stuff)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Returns what is wrong with a path: names are kebab-case and say what the file is about. */
export function checkFileName(path: string): string[] {
  const names = path
    .split('/')
    .map((name) => name.replace(/(\.(test|config|d|worker))?\.[a-z]+$/, ''))
  return [
    ...names.filter((name) => !kebab.test(name)).map((name) => `${name} is not kebab-case`),
    ...names
      .filter((name) => name.split('-').some((word) => vague.test(word)))
      .map((name) => `${name} does not say what the file is about`),
  ]
}
