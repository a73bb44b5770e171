import { expect, test } from 'vitest'
import { roundPosition } from './round-position.ts'

test.each([
  [52.379189, 4.899431, 52.38, 4.9],
  [-33.86882, 151.20929, -33.87, 151.21],
  [-0.001, 0.001, 0, 0],
  [90, -180, 90, -180],
])('%d, %d is sent as %d, %d', (lat, lon, roundLat, roundLon) => {
  expect(roundPosition({ lat, lon })).toEqual({ lat: roundLat, lon: roundLon })
})
