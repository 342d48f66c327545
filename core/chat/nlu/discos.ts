/** Who sells light, by the short codes that customers say too. */
export const discoCodes = 'ikedc ekedc aedc ibedc kedco phed kaedco jed eedc bedc yedc'.split(' ');
