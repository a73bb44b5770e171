import type { Partner } from '../contract/chat.ts'

/** Stands in for whoever one writes to while it is not known yet. */
export const nobody: Partner = {
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
