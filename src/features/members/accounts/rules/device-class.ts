export type DeviceClass = 'phone' | 'tablet' | 'computer' | 'other'

/**
 * Classifies a device by its browser's user agent. Only the class is stored, for the list of
 * sessions.
 */
export function detectDeviceClass(userAgent: string): DeviceClass {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone'
  return /Windows|Macintosh|Linux|CrOS|X11/i.test(userAgent) ? 'computer' : 'other'
}
