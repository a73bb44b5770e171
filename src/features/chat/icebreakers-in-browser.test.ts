import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { goAwake } from '../../../e2e/browser/awake.ts'
import { seriousFindings } from '../../../e2e/browser/axe.ts'
import { memberNamed } from '../../../e2e/browser/people.ts'
import { withSite } from '../../../e2e/browser/with-site.ts'

const stage = withSite()
vi.setConfig({ testTimeout: 90_000 })
