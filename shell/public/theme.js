try{var d=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=d;document.querySelector('meta[name=color-scheme]').content=d}catch(e){}
