package games.kumite.spi.tender;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import games.kumite.api.GameProperties;
import games.kumite.api.Phase;
import games.kumite.spi.SmallGame;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sealed bids, and cards that are shown to one seat. One mistake can be built in. */
final class Tender extends SmallGame {

  private static final Phase PLAY = Phase.of("play", "Play");
  private static final int MAX_DECISIONS = 18;
  private static final int MAX_DECISIONS_OF_WAITING = 60;

  private final @Nullable Mistake mistake;

  Tender(@Nullable Mistake mistake) {
    super("tender", "Tender", List.of(Yard.SEATS), PLAY, TenderRules.class);
    this.mistake = mistake;
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(mistake == Mistake.WAITS_FOR_EVER ? MAX_DECISIONS_OF_WAITING : MAX_DECISIONS).withScoreRange(0, 9)
        .withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(new TypeLiteral<Optional<Mistake>>() {}).toInstance(Optional.ofNullable(mistake));
        bind(TenderRules.class);
      }
    });
  }
}
