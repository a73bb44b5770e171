import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { dayMs } from '#kernel/duration.ts'
import type { AdDraft } from '#features/discovery/ads/index.ts'
import type { SeedDeps } from './seed-deps.ts'

const pictures = join(import.meta.dirname, '../ads')

/**
 * The ads of the demo, on the only site where ads are enabled. All names and addresses are made up;
 * the images were drawn for the demo.
 */
const demoAds = (now: Date): readonly (AdDraft & { readonly drawing: string })[] => [
  {
    id: '6a1f0a52-0c63-4a57-9c55-1d8f0b6f1c01',
    site: 2,
    kind: 'cam',
    drawing: 'velvet',
    texts: {
      en: { title: 'Velvet Stage', text: 'Cabaret and conversation by camera, every night.' },
      de: { title: 'Velvet Stage', text: 'Kabarett und Gespräche vor der Kamera, jeden Abend.' },
      fr: { title: 'Velvet Stage', text: 'Cabaret et conversation devant la caméra, chaque soir.' },
      it: { title: 'Velvet Stage', text: 'Cabaret e conversazione in cam, ogni sera.' },
    },
    target: 'https://www.velvet-stage.example/live',
    liveUntil: new Date(now.getTime() + 30 * dayMs),
  },
  {
    id: '6a1f0a52-0c63-4a57-9c55-1d8f0b6f1c02',
    site: 2,
    kind: 'cam',
    drawing: 'lantern',
    texts: {
      en: { title: 'Lantern Room', text: 'Talks by camera, only there.' },
      de: { title: 'Lantern Room', text: 'Gespräche per Kamera, nur dort.' },
      fr: { title: 'Lantern Room', text: 'Des échanges par caméra, seulement là.' },
      it: { title: 'Lantern Room', text: 'Chiacchiere in cam, solo lì.' },
    },
    target: 'https://lantern-room.example/',
    exclusive: true,
  },
  {
    id: '6a1f0a52-0c63-4a57-9c55-1d8f0b6f1c03',
    site: 2,
    kind: 'site',
    drawing: 'letters',
    texts: {
      en: { title: 'Paper & Ink', text: 'A pen friend in every country.' },
      de: { title: 'Paper & Ink', text: 'In jedem Land eine Brieffreundschaft.' },
      fr: { title: 'Paper & Ink', text: 'Une correspondance dans chaque pays.' },
      it: { title: 'Paper & Ink', text: 'Una corrispondenza in ogni paese.' },
    },
    target: 'https://paper-and-ink.example/',
  },
]

/** Creates the demo's ads; running it again leaves them unchanged. */
export async function seedAds({ ads, now }: Pick<SeedDeps, 'ads' | 'now'>): Promise<void> {
  for (const { drawing, ...draft } of demoAds(now)) {
    const picture = await sharp(await readFile(join(pictures, `${drawing}.svg`)))
      .webp({ quality: 82 })
      .toBuffer()
    await ads.placeAd(draft, picture, now)
  }
}
