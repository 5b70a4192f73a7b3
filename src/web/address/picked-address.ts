import type { Address } from 'react-daum-postcode'

export interface PickedAddress {
  readonly postalCode: string
  readonly basicAddress: string
}

/**
 * Returns the road address, whatever was searched for, with the name of an apartment building
 * appended.
 */
export function pickedAddress(found: Address): PickedAddress {
  const road =
    found.userSelectedType === 'J'
      ? found.autoRoadAddress || found.roadAddress || found.jibunAddress
      : found.roadAddress || found.address
  const building = found.apartment === 'Y' && found.buildingName ? ` (${found.buildingName})` : ''
  return { postalCode: found.zonecode, basicAddress: `${road}${building}` }
}
