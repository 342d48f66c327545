import { Page } from '../../ui/PageHead.tsx';

const InvestmentsPage = () => <Page title="Investments">{null}</Page>;

export default InvestmentsPage;
