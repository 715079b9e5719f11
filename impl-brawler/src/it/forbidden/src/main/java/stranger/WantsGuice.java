package stranger;

import com.google.inject.Injector;

interface WantsGuice {

  Injector injector();
}
