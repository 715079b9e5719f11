package games.kumite.spi.samples.masks;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** What a seat does on its turn: MA-02. */
enum TakeTurn implements Question<Court> {
  TURN;

  private static final int PRICE = 7; // MA-06
  private static final int RICH = 10; // MA-02
  private static final Refusal MUST_STRIKE = new Refusal("MA-02", "must-strike");
  private static final Refusal TOO_POOR = new Refusal("MA-06", "too-poor");
  private static final Refusal NO_COINS = new Refusal("MA-03", "no-coins");
  private static final Refusal NOT_IN_PLAY = new Refusal("MA-07", "not-in-play");
  private static final EventType TOOK = EventType.of("took", "MA-02").seat("who");
  private static final EventType STRUCK = EventType.of("struck", "MA-06").seat("by").seat("whom");

  @Override
  public boolean hasPublicActions() {
    return true;
  }

  @Override
  public int seat(Court court) {
    return court.player();
  }

  @Override
  public void collectActions(Court court, ActionCollector out) {
    Actions actions = court.board.actions;
    int player = court.player();
    Refusal rich = court.coins(player) >= RICH ? MUST_STRIKE : null;
    out.add(actions.of(Word.COIN), rich);
    out.add(actions.of(Word.DUKE), rich);
    out.add(actions.of(Word.ENVOY), rich);
    for (int other = 0; other < court.board.seats; other++) {
      if (other != player) {
        Refusal gone = court.isInPlay(other) ? null : NOT_IN_PLAY;
        out.add(actions.of(Word.THIEF, other), first(rich, gone, court.coins(other) > 0 ? null : NO_COINS));
        out.add(actions.of(Word.STRIKE, other), first(gone, court.coins(player) >= PRICE ? null : TOO_POOR, null));
      }
    }
  }

  private static @Nullable Refusal first(@Nullable Refusal one, @Nullable Refusal two, @Nullable Refusal three) {
    return one != null ? one : two != null ? two : three;
  }

  @Override
  public void execute(Court court, Action action) {
    VerbAction chosen = (VerbAction) action;
    int player = court.player();
    switch ((Word) chosen.verb()) {
      case COIN -> {
        court.emit(TOOK, player);
        court.addCoins(player, 1);
      }
      case DUKE -> court.then(Claim.CLAIM.start(Claim.of(player, Role.DUKE, player)));
      case ENVOY -> court.then(Claim.CLAIM.start(Claim.of(player, Role.ENVOY, player)));
      case THIEF -> court.then(Claim.CLAIM.start(Claim.of(player, Role.THIEF, chosen.first())));
      default -> {
        court.emit(STRUCK, player, chosen.first());
        court.addCoins(player, -PRICE);
        court.then(Losing.ONE.with(chosen.first()));
      }
    }
  }
}
