import type { Partner } from '../../contract/chat.ts'

/** Placeholder for a partner who is not loaded yet. */
export const unknownPartner: Partner = {
  id: null,
  name: null,
  age: null,
  kind: 'member',
  label: null,
  state: 'gone',
  online: false,
  last_seen: null,
  photo: null,
}
