export const en = {
  manifest: {
    /** Names of pages in the menu of the app’s icon; as short as possible. */
    messages: 'Messages',
    likes: 'Likes',
    search: 'Search',
    /** Describes the screenshots in the browser’s dialog for installing the app. */
    screenshot: 'Search for members',
  },
  offline: {
    title: 'No connection',
    text: 'You’re offline, so this page couldn’t be loaded.',
    text_online: 'This site can’t be reached at the moment.',
    not_kept: 'This conversation isn’t stored on this device.',
    retry: 'Try again',
  },
  stored: {
    title: 'On this device',
    text: 'The conversations you opened last, as they were then. They’re deleted when you log out.',
    /** When a stored conversation was read from the server last; {time} is a date with a time. */
    as_of: 'As of {time}',
    gone: 'Former member',
    all: 'All conversations on this device',
    notice: 'You’re offline. This is the conversation as of {time}; anything newer is missing.',
    online: 'This is the conversation as of {time}, as it’s stored on this device.',
    sealed: 'You can open this message once you’re back online.',
    photo: 'Photo',
    gift: 'Gift',
    gif: 'Sticker',
    /** Read aloud only, before the reader’s own messages. */
    you: 'You',
  },
  draft: {
    label: 'Message to {name}',
    hint: 'You can’t send anything while you’re offline. Your text stays here as a draft.',
  },
  settings: {
    title: 'App on this device',
    lead: 'Open {site} like any other app: in its own window, with your latest conversations readable offline.',
    installed: 'The app is installed on this device.',
    install: 'Install {site}',
    /** Steps on an iPhone or iPad; the words in quotation marks are Apple’s own. */
    share: 'Tap “Share” in your browser.',
    add: 'Choose “Add to Home Screen” and confirm.',
    open: 'Open {site} from your home screen. On an iPhone or iPad, notifications only work there.',
    /** The words in quotation marks are the browsers’ own menu labels in this language. */
    menu: 'Open your browser’s menu and choose “Install app” or “Add to Home screen”. If there’s no such entry, this browser can’t install it.',
    reading_title: 'Reading offline',
    reading: 'The {count} conversations you opened last stay on this device, encrypted, until you log out, or for {days} days after you were last online. Conversations that end are deleted the next time this device is online. In quiet mode nothing is stored.',
  },
} as const
