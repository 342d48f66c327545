export type Network = 'mtn' | 'airtel' | 'glo' | '9mobile';

export const networks: Record<Network, string> = {
  mtn: 'MTN',
  airtel: 'Airtel',
  glo: 'Glo',
  '9mobile': '9mobile',
};
