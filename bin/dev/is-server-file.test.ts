import { expect, test } from 'vitest'
import { isServerFile } from './is-server-file.ts'

test.each([
  'src/features/conversation/chat/server/sending/send-text.ts',
  'src/features/conversation/chat/server/sql/010-functions.sql',
  'src/features/conversation/chat/rules/decide-send.ts',
  'src/features/conversation/chat/contract.ts',
  'src/features/conversation/chat/contract/messages.ts',
  'src/features/conversation/chat/index.ts',
  'src/features/conversation/chat/locales/de.ts',
  'src/kernel/money.ts',
  'src/platform/server/http/frame.ts',
  'src/app/compose.ts',
  'src/app/web/public/icon.svg',
  'content/terms/en.md',
  'features.map.js',
])('the application restarts after a change of %s', (path) => {
  expect(isServerFile(path)).toBe(true)
})

test.each([
  'src/features/conversation/chat/web/composer.tsx',
  'src/features/conversation/chat/web/index.ts',
  'src/features/conversation/chat/office/screen.tsx',
  'src/features/conversation/chat/server/sending/send.test.ts',
  'src/features/conversation/chat/testing/start-chat.ts',
  'src/app/web/document.ts',
  'src/app/build/phrase-index.ts',
  'src/ui/styles/app.css',
  'data/blobs/1',
  'README.md',
])('the application keeps running after a change of %s', (path) => {
  expect(isServerFile(path)).toBe(false)
})
