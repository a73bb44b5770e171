import { type LoadContext, notFound } from '#platform/web/page.ts'
import { Gallery } from '#ui/components/gallery.tsx'
import elena from './home/art/elena.webp'
import kofi from './home/art/kofi.webp'
import mei from './home/art/mei.webp'
import thomas from './home/art/thomas.webp'

/** The UI kit in all states and both themes; demo only. */
export function Page() {
  return <Gallery faces={{ elena, lena: mei, kofi, jonas: thomas }} />
}

export async function load({ site }: LoadContext): Promise<void> {
  if (!site.demo) throw notFound()
}

export function title(): string {
  return 'The ui kit'
}
