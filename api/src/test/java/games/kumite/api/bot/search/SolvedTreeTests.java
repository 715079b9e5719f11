package games.kumite.api.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Proofs go up the tree, and a proven edge counts with its exact value. */
final class SolvedTreeTests {

  private static final double[] FIRST_WINS = {1, 0};
  private static final double[] DRAW = {0.5, 0.5};
  private static final double[] SECOND_WINS = {0, 1};

  private final SolvedTree tree = new SolvedTree();
  private final int root = tree.addNode(0, 3, 0);

  private int tried(int place, double reward) {
    int edge = tree.tryFirst(root, place);
    tree.credit(edge, reward);
    return edge;
  }

  @Test
  void win_provesTheNode_whateverElseIsUntried() {
    int edge = tried(1, 1);
    tree.prove(edge, root, tree.proofOf(FIRST_WINS));
    assertThat(tree.rewards(tree.proof(root))).containsExactly(FIRST_WINS);
  }

  @Test
  void lossesAndDraws_proveTheNode_onlyTogether_withTheBestOfThem() {
    tree.prove(tried(0, 0), root, tree.proofOf(SECOND_WINS));
    tree.prove(tried(1, 0.5), root, tree.proofOf(DRAW));
    assertThat(tree.proof(root)).isEqualTo(SolvedTree.UNPROVEN);
    tree.prove(tried(2, 0), root, tree.proofOf(SECOND_WINS));
    assertThat(tree.rewards(tree.proof(root))).containsExactly(DRAW);
  }

  @Test
  void lossThatIsProven_isNotSelectedAgain() {
    int lost = tried(0, 1);
    tried(1, 0);
    tried(2, 0);
    assertThat(tree.select(root, 0.1)).isEqualTo(lost);
    tree.prove(lost, root, tree.proofOf(SECOND_WINS));
    for (int i = 0; i < 20; i++) {
      assertThat(tree.select(root, 0.1)).isNotEqualTo(lost);
    }
  }

  @Test
  void edges_areLaidOutInListOrder_andTriedOnce() {
    assertThat(tree.untried(root, 1)).isEqualTo(1);
    tried(1, 1);
    assertThat(tree.untried(root, 0)).isZero();
    assertThat(tree.untried(root, 1)).isEqualTo(2);
    int more = tree.addNode(1, 40, 2);
    assertThat(tree.first(more)).isEqualTo(3);
    assertThat(tree.forced(more)).isEqualTo(2);
    assertThat(tree.triedEdges(more)).isZero();
  }

  @Test
  void rewards_areKnownByTheirNumbers_upToABound() {
    int draw = tree.proofOf(DRAW);
    assertThat(tree.proofOf(DRAW.clone())).isEqualTo(draw);
    int last = 0;
    for (int i = 0; i < 100; i++) {
      last = tree.proofOf(new double[] {i / 1000.0, 0});
    }
    assertThat(last).isEqualTo(SolvedTree.UNPROVEN);
  }
}
