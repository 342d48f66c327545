import { Page } from '../../ui/PageHead.tsx';

const FinancialEducationPage = () => <Page title="Financial Education">{null}</Page>;

export default FinancialEducationPage;
