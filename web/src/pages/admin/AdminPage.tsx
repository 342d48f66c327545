import { Page } from '../../ui/PageHead.tsx';

const AdminPage = () => <Page title="Admin Dashboard">{null}</Page>;

export default AdminPage;
