console.log('vitrine');
