import { Page } from '../../ui/PageHead.tsx';

const AnalyticsPage = () => <Page title="Financial Analytics">{null}</Page>;

export default AnalyticsPage;
