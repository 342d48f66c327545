import { Page } from '../../ui/PageHead.tsx';

const BankingDemoPage = () => <Page title="Banking Demo">{null}</Page>;

export default BankingDemoPage;
