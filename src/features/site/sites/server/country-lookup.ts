import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** Looks up the country of an IP address; null if it is private, unknown or invalid. */
export type LookUpCountry = (address: string) => string | null

/**
 * Looks up IP addresses in data shipped with the product (SITE-05), without any network request.
 * The data, 8 MB, is loaded on first use.
 */
export function createCountryLookup(): LookUpCountry {
  let reader: Reader<CountryResponse> | undefined
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/\/\d+$/, '')
    const family = isIP(plain)
    if (family === 0 || privateRanges.check(plain, family === 4 ? 'ipv4' : 'ipv6')) return null
    reader ??= new Reader(readFileSync(dataFile()))
    const entry = reader.get(plain) as { country_code?: string } | null
    return entry?.country_code ?? null
  }
}

function dataFile(): string {
  return createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  )
}

// The data assigns some of these ranges to a country, because someone once announced them.
const privateRanges = new BlockList()
privateRanges.addSubnet('0.0.0.0', 8, 'ipv4')
privateRanges.addSubnet('10.0.0.0', 8, 'ipv4')
privateRanges.addSubnet('100.64.0.0', 10, 'ipv4')
privateRanges.addSubnet('127.0.0.0', 8, 'ipv4')
privateRanges.addSubnet('169.254.0.0', 16, 'ipv4')
privateRanges.addSubnet('172.16.0.0', 12, 'ipv4')
privateRanges.addSubnet('192.168.0.0', 16, 'ipv4')
privateRanges.addSubnet('::', 127, 'ipv6')
privateRanges.addSubnet('fc00::', 7, 'ipv6')
privateRanges.addSubnet('fe80::', 10, 'ipv6')
