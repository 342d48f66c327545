import { Page } from '../../ui/PageHead.tsx';

const DiasporaRemittancePage = () => <Page title="Diaspora Remittance">{null}</Page>;

export default DiasporaRemittancePage;
