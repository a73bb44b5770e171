import type { DevDoor } from '#platform/server/dev/dev-doors.ts'

/** /dev/ui is a page of the site itself, so that the kit is seen as pages see it; here it only stands in the list. */
export const kitDoor: DevDoor = {
  path: '/ui',
  title: 'The ui kit',
  about: 'Every component in all its states, light and dark.',
  mount: () => {},
}
