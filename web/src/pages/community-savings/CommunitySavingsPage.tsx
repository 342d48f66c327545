import { Page } from '../../ui/PageHead.tsx';

const CommunitySavingsPage = () => <Page title="Community Savings">{null}</Page>;

export default CommunitySavingsPage;
