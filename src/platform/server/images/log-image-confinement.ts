import type { Log } from '../log/log.ts'
import { findImageConfinement } from './image-process.ts'

/** Logs how pictures are decoded on this machine, so that operators can improve it. */
export async function logImageConfinement(log: Log): Promise<void> {
  const { kind } = await findImageConfinement()
  const facts = { category: kind }
  if (kind === 'bubblewrap') log.info(facts, 'uploaded pictures are decoded in bubblewrap')
  else
    log.warn(
      facts,
      'uploaded pictures are decoded without bubblewrap; install it to confine flaws in image libraries, see SECURITY.md',
    )
}
