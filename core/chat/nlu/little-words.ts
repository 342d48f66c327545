/** Words that carry no request: what may stand around a value that answers a question. */
const little = new Set(
  (
    "a an the my to for from of in at on with is it its it's be na no yes not and i me you we am make that this one please pls plz abeg biko jowo ejo kindly sir ma oga o now nau sha sef " +
    'okay ok just only account acct acc number num bank naira amount amt mean meant said say talk sorry actually instead rather change use want wan should suppose let wrong correct right phone line name hi hello hey ' +
    "a'a ina nufin da zuwa wa ga ne ce shi ita lamba asusu banki kudi naira eh toh yi hakuri gyara canza bari dai " +
    'mo ni si fun ti so pe owo nomba akanti ile o je e jowo rara beeni mba ee bu ya ka na nke m ihe ego akauntu ulo aku gbanwee ndo then like about under dey get'
  ).split(' '),
);

/** Whether a folded word carries no request: what may stand around a value that answers a question. */
export const isLittleWord = (word: string): boolean => little.has(word);
