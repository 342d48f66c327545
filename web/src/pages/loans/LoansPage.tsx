import { Page } from '../../ui/PageHead.tsx';

const LoansPage = () => <Page title="Personal Loans">{null}</Page>;

export default LoansPage;
