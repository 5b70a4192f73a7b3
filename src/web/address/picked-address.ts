export interface PickedAddress {
  readonly postalCode: string
  readonly basicAddress: string
}

/** Fields of the provider's answer that we use. Source: https://postcode.map.kakao.com/guide */
export type FoundAddress = Readonly<
  Partial<
    Record<
      | 'zonecode'
      | 'address'
      | 'userSelectedType'
      | 'roadAddress'
      | 'autoRoadAddress'
      | 'jibunAddress'
      | 'apartment'
      | 'buildingName',
      string
    >
  >
>

/**
 * Returns the road address, whatever was searched for, with the name of an apartment building
 * appended.
 */
export function pickedAddress(found: FoundAddress): PickedAddress {
  const road =
    found.userSelectedType === 'J'
      ? found.autoRoadAddress || found.roadAddress || found.jibunAddress
      : found.roadAddress || found.address
  const building = found.apartment === 'Y' && found.buildingName ? ` (${found.buildingName})` : ''
  return {
    postalCode: found.zonecode ?? '',
    basicAddress: road ? `${road}${building}` : '',
  }
}
