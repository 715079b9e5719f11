package games.kumite.spi.engine.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Module;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is known of a plugin's rules before Guice constructs them: it says the same. */
final class ConstructionTests {

  static final class Sound {
    @Inject
    Sound() {}
  }

  static final class Forgetful {
    Forgetful() {}
  }

  static final class Torn {
    @Inject
    Torn() {}

    @com.google.inject.Inject
    Torn(String text) {}
  }

  static final class Needy {
    @Inject
    Needy(Sound sound, Forgetful forgetful, String text) {}
  }

  static final class Round {
    @Inject
    Round(Round again) {}
  }

  private static Optional<String> obstacle(Class<?> type, Module... modules) {
    return GuiceCheck.obstacle(type, () -> List.of(modules));
  }

  private static void assertGuiceRefuses(Module module) {
    assertThatThrownBy(() -> Guice.createInjector(binder -> {
      binder.requireAtInjectOnConstructors();
      binder.requireExplicitBindings();
    }, module)).isInstanceOf(CreationException.class);
  }

  @Test
  void rules_withOneInjectedConstructor_areSound_andNoBindingIsLookedAt() {
    assertThat(GuiceCheck.obstacle(Sound.class, () -> {
      throw new AssertionError("the modules were made");
    })).isEmpty();
  }

  @Test
  void rules_withoutAnInjectedConstructor_areNamed() {
    Module module = binder -> binder.bind(Forgetful.class);
    assertThat(obstacle(Forgetful.class, module)).hasValue(
        Forgetful.class.getName() + " must have one constructor with @Inject, has 0");
    assertGuiceRefuses(module);
  }

  @Test
  void rules_withTwoInjectedConstructors_areNamed() {
    Module module = binder -> binder.bind(Torn.class);
    assertThat(obstacle(Torn.class, module)).hasValue(Torn.class.getName() + " must have one constructor with @Inject, has 2");
    assertGuiceRefuses(module);
  }

  @Test
  void whatTheRulesNeed_isNamed_whereItCannotBeConstructed() {
    Module module = binder -> {
      binder.bind(Needy.class);
      binder.bind(Sound.class);
      binder.bind(Forgetful.class);
    };
    assertThat(obstacle(Needy.class, module)).hasValue(
        Forgetful.class.getName() + " must have one constructor with @Inject, has 0");
    assertGuiceRefuses(module);
  }

  @Test
  void whatIsBoundToAnInstanceOrAProvider_needsNoConstructor() {
    assertThat(obstacle(Forgetful.class, binder -> binder.bind(Forgetful.class).toInstance(new Forgetful()))).isEmpty();
    assertThat(obstacle(Needy.class, binder -> {
      binder.bind(Needy.class);
      binder.bind(Sound.class);
      binder.bind(Forgetful.class).toProvider(Forgetful::new);
    })).isEmpty();
  }

  @Test
  void rulesThatNeedThemselves_areAskedOnce() {
    assertThat(obstacle(Round.class, binder -> binder.bind(Round.class))).isEmpty();
  }
}
