import './gallery/gallery.css'
import { ChatSpecimens } from './gallery/chat-specimens.tsx'
import { ChoiceSpecimens } from './gallery/choice-specimens.tsx'
import { ControlSpecimens } from './gallery/control-specimens.tsx'
import type { Faces } from './gallery/faces.ts'
import { FrameSpecimens } from './gallery/frame-specimens.tsx'
import { MoneySpecimens } from './gallery/money-specimens.tsx'
import { OverlaySpecimens } from './gallery/overlay-specimens.tsx'
import { PeopleSpecimens } from './gallery/people-specimens.tsx'
import { TypeSpecimens } from './gallery/type-specimens.tsx'
import { ToastProvider } from './toast.tsx'

/**
 * The entire UI kit in all its states, light and dark side by side; a page for developers. `faces`
 * are URLs of demo portraits.
 */
export function Gallery({ faces = {} }: { faces?: Faces }) {
  return (
    <ToastProvider regionLabel="Messages from the site" closeLabel="Close">
      <main className="grid cols-2-from-xl">
        <h1 className="sr-only">The kit</h1>
        {(['light', 'dark'] as const).map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            aria-label={theme}
            className="gallery-section min-w-0 py-8"
          >
            <h2 className="type-h2">{theme === 'light' ? 'Light' : 'Dark'}</h2>
            <ControlSpecimens />
            <ChoiceSpecimens theme={theme} />
            <PeopleSpecimens faces={faces} theme={theme} />
            <OverlaySpecimens theme={theme} />
            <ChatSpecimens />
            <MoneySpecimens />
            <TypeSpecimens />
          </section>
        ))}
        {(['light', 'dark'] as const).map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            aria-label={`Frame, ${theme}`}
            className="gallery-wide min-w-0"
          >
            <FrameSpecimens faces={faces} theme={theme} />
          </section>
        ))}
      </main>
    </ToastProvider>
  )
}
