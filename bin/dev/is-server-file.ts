const serverFolders =
  /^src\/(kernel|platform\/(server|locales)|app\/polling|features\/[^/]+\/[^/]+\/(server|rules|contract|locales))\//
const serverFiles =
  /^(features\.map\.js|src\/app\/[^/]+\.ts|src\/features\/[^/]+\/[^/]+\/(index|contract)\.ts)$/
const readAtStart = /^(content|src\/app\/(locales|web\/public)|src\/app\/web\/[^/]+\/locales)\//
const tests = /\.test\.tsx?$|\/(testing|tests)\//

/**
 * Whether the running application has loaded a file, by its path from the project's root. Some of
 * these files, such as rules, are also used by the pages.
 */
export function isServerFile(path: string): boolean {
  if (tests.test(path)) return false
  return serverFolders.test(path) || serverFiles.test(path) || readAtStart.test(path)
}
