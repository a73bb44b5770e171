import type { SeedDeps } from './seed-deps.ts'

/**
 * The staff of the demo's back office, with the keys for their authenticator apps; these are
 * public, like their password.
 */
const staff = [
  {
    name: 'Mara Lindqvist',
    email: 'mara@minuet.example',
    role: 'moderator',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
  {
    name: 'Ottilie Brandt',
    email: 'ottilie@minuet.example',
    role: 'agent',
    secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
  },
  {
    name: 'Helene Vos',
    email: 'helene@minuet.example',
    role: 'lead',
    secret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
  },
  {
    name: 'Ilse Maas',
    email: 'ilse@minuet.example',
    role: 'owner',
    secret: 'NB2W45DFOIZA3GQ6NB2W45DFOIZA3GQ6',
  },
  {
    name: 'Bram de Wit',
    email: 'bram@minuet.example',
    role: 'finance',
    secret: 'ONSWG4TFOQQGC3TEONSWG4TFOQQGC3TE',
  },
] as const

/** Creates the demo's staff; running it again changes nothing. */
export async function seedStaff(
  { staff: { demo }, now }: Pick<SeedDeps, 'staff' | 'now'>,
  password: string,
): Promise<void> {
  for (const person of staff) await demo.enrol({ ...person, password }, now)
}
